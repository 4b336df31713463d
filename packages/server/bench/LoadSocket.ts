import { randomBytes } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { connect, type Socket } from 'node:net'

const opcodes = { text: 0x1, close: 0x8, ping: 0x9, pong: 0xa } as const
const maskedBit = 0x80

/**
 * A WebSocket client for load (RFC 6455). It takes less of the shared processor than a complete client: its masks are zero, and all
 * frames of a turn are one write. Text is ASCII. Emits `message` with each text.
 */
export class LoadSocket extends EventEmitter<{ message: [string] }> {
  readonly #socket: Socket
  /** The start of a frame whose rest has not arrived. */
  #pieces: Buffer[] = []
  #missingBytes = 0
  #isGathering = false

  private constructor(socket: Socket) {
    super()
    this.#socket = socket
    socket.on('data', (data: Buffer) => this.#read(data))
  }

  /** Opens a socket. @throws when the server refuses the upgrade */
  static async open(url: string): Promise<LoadSocket> {
    const { hostname, port, host, pathname, search } = new URL(url)
    const socket = connect(Number(port), hostname)
    socket.setNoDelay()
    // A relay that ends the connection is noticed by what is missing.
    socket.on('error', () => undefined)
    const key = randomBytes(16).toString('base64')
    socket.write(
      `GET ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
    )
    let received = Buffer.alloc(0)
    while (!received.includes('\r\n\r\n')) {
      const [data] = (await once(socket, 'data')) as [Buffer]
      received = Buffer.concat([received, data])
    }
    if (!received.toString('latin1').startsWith('HTTP/1.1 101')) throw new Error(received.toString('latin1'))
    return new LoadSocket(socket)
  }

  send(text: string): void {
    this.#write(opcodes.text, text)
  }

  terminate(): void {
    this.#socket.destroy()
  }

  #write(opcode: number, text: string): void {
    const extended = text.length < 126 ? 0 : text.length < 65_536 ? 2 : 8
    const frame = Buffer.alloc(6 + extended + text.length)
    frame[0] = 0x80 | opcode
    frame[1] = maskedBit | (extended === 0 ? text.length : extended === 2 ? 126 : 127)
    if (extended === 2) frame.writeUInt16BE(text.length, 2)
    if (extended === 8) frame.writeBigUInt64BE(BigInt(text.length), 2)
    frame.write(text, 6 + extended, 'latin1')
    if (!this.#isGathering) {
      this.#isGathering = true
      this.#socket.cork()
      process.nextTick(() => {
        this.#isGathering = false
        this.#socket.uncork()
      })
    }
    this.#socket.write(frame)
  }

  #read(data: Buffer): void {
    this.#pieces.push(data)
    this.#missingBytes -= data.length
    if (this.#missingBytes > 0) return
    let rest = this.#pieces.length === 1 ? data : Buffer.concat(this.#pieces)
    let frame = readFrame(rest)
    for (; rest.length >= frame.end; frame = readFrame(rest)) {
      if (frame.opcode === opcodes.text) this.emit('message', rest.toString('latin1', frame.start, frame.end))
      if (frame.opcode === opcodes.ping) this.#write(opcodes.pong, rest.toString('latin1', frame.start, frame.end))
      rest = rest.subarray(frame.end)
    }
    this.#pieces = rest.length === 0 ? [] : [rest]
    this.#missingBytes = frame.end - rest.length
  }
}

/** The first frame of what a server sent. If its header is incomplete, it ends after the bytes that are there. */
function readFrame(data: Buffer): { readonly opcode: number; readonly start: number; readonly end: number } {
  const [first = 0, short = 0] = data
  const start = short < 126 ? 2 : short === 126 ? 4 : 10
  if (data.length < start) return { opcode: 0, start, end: data.length + 1 }
  const length = short < 126 ? short : short === 126 ? data.readUInt16BE(2) : Number(data.readBigUInt64BE(2))
  return { opcode: first & 0xf, start, end: start + length }
}
