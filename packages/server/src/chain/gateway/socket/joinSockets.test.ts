import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { createRecordingLog } from '../../../testing/createRecordingLog.js'
import { createSocketGuard } from './createSocketGuard.js'
import { joinSockets } from './joinSockets.js'

async function connect() {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => server.close())
  await once(server, 'listening')
  const socket = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const [[accepted]] = await Promise.all([once(server, 'connection'), once(socket, 'open')])
  return { socket, accepted: accepted as WebSocket }
}

it('joinSockets closes both sockets with 1011 when a message cannot be charged', async () => {
  const [user, node] = await Promise.all([connect(), connect()])
  const { log, lines } = createRecordingLog()
  const charge = () => Promise.reject(new Error('no counter'))
  joinSockets({
    client: user.accepted,
    node: node.socket,
    guard: createSocketGuard(undefined),
    charge,
    idleMs: 60_000,
    log,
  })
  const ends = [once(user.socket, 'close'), once(node.accepted, 'close')]
  user.socket.send('{"id":1,"method":"eth_call"}')
  expect((await Promise.all(ends)).map(([code]) => code)).toEqual([1011, 1011])
  expect(lines[0]).toMatchObject({ level: 'warn', reason: 'no counter' })
})
