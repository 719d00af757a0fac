// The browser's WebSockets by number: Python tells what to send and hears what comes.
export class Sockets {
  #open = new Map();
  #program = null;

  use(program) {
    this.#program = program;
  }

  open(number, address) {
    const socket = new WebSocket(address);
    this.#open.set(number, socket);
    socket.onopen = () => this.#program.on_open(number);
    socket.onmessage = ({ data }) => this.#program.on_text(number, data);
    socket.onclose = () => {
      this.#open.delete(number);
      this.#program.on_closed(number);
    };
  }

  send(number, text) {
    const socket = this.#open.get(number);
    if (socket?.readyState === WebSocket.OPEN) socket.send(text);
  }

  // A connection whose other end is gone would stay half closed for a minute.
  close(number) {
    const socket = this.#open.get(number);
    if (!socket) return;
    socket.onclose = null;
    socket.close();
    this.#open.delete(number);
    this.#program.on_closed(number);
  }
}
