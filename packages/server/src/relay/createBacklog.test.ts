import { expect, it } from 'vitest'
import type { Connection } from './Connection.js'
import { createBacklog } from './createBacklog.js'

function connect() {
  const state: { isPaused: boolean; isCongested: boolean; drain?: () => void } = { isPaused: false, isCongested: false }
  const connection = {
    pause: () => {
      state.isPaused = true
    },
    resume: () => {
      state.isPaused = false
    },
    isCongested: () => state.isCongested,
    drained: () =>
      new Promise<void>((resolve) => {
        state.drain = resolve
      }),
  } as unknown as Connection
  return { connection, state }
}

/** Work that ends when a test ends it. */
function slowWork() {
  const ends: (() => void)[] = []
  const rooms: boolean[] = []
  const work = (hasRoom: boolean): Promise<void> => {
    rooms.push(hasRoom)
    return hasRoom ? new Promise((resolve) => ends.push(resolve)) : Promise.resolve()
  }
  return { work, rooms, endAllOf: () => ends.splice(0).map((end) => end()) }
}

it('the relay pauses reading a socket with too much pending work, and resumes when half of it is done', async () => {
  const backlog = createBacklog({ maxBytes: 400_000 })
  const { connection, state } = connect()
  const { work, endAllOf } = slowWork()
  const first = backlog.run(connection, 60_000, work)
  expect(state.isPaused).toBe(false)
  const rest = [backlog.run(connection, 60_000, work), backlog.run(connection, 60_000, work)]
  expect(state.isPaused).toBe(true)
  endAllOf()
  await Promise.all([first, ...rest])
  expect(state.isPaused).toBe(false)
})

it('the backlog grants no room beyond the total limit, and resumes paused sockets when there is room again', async () => {
  const backlog = createBacklog({ maxBytes: 100_000 })
  const sockets = Array.from({ length: 20 }, connect)
  const { work, rooms, endAllOf } = slowWork()
  const runs = sockets.map(({ connection }) => backlog.run(connection, 9000, work))
  expect(rooms.filter(Boolean)).toHaveLength(9)
  await Promise.all(runs.slice(9))
  expect(sockets.map(({ state }) => state.isPaused)).toEqual([...Array(9).fill(false), ...Array(11).fill(true)])
  endAllOf()
  await Promise.all(runs)
  expect(sockets.some(({ state }) => state.isPaused)).toBe(false)
})

it('the relay pauses reading a socket that does not read its responses', async () => {
  const backlog = createBacklog({ maxBytes: 100_000 })
  const { connection, state } = connect()
  state.isCongested = true
  const run = backlog.run(connection, 1, async () => undefined)
  await expect.poll(() => state.isPaused).toBe(true)
  state.drain?.()
  await run
  expect(state.isPaused).toBe(false)
})
