import { connect, createServer, type Socket } from 'node:net'
import type { World } from './useWorld.js'

/** Opens a connection to the relay that can be cut, like by a reload or a suspension, and restored under the same URL. */
export async function openLine(
  world: World,
): Promise<{ readonly url: string; cut(): void; restoreLine(): Promise<void> }> {
  const target = Number(new URL(world.relay().url).port)
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    const onward = connect(target, '127.0.0.1')
    for (const each of [socket, onward]) {
      sockets.add(each)
      each.on('error', () => {}).on('close', () => sockets.delete(each))
    }
    socket.pipe(onward).pipe(socket)
  })
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const { port } = server.address() as { port: number }
  const cut = () => {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
  world.onEnd(cut)
  return { url: `ws://127.0.0.1:${port}`, cut, restoreLine: () => listen(port) }
}
