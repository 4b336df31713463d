import { EventEmitter } from 'node:events'
import { describe, expect, it } from 'vitest'
import { containRejections } from './containRejections.js'

class Client {
  readonly events = new EventEmitter()
  fails = async () => {
    throw new Error('own')
  }
  async alsoFails() {
    throw new Error('inherited')
  }
  answers() {
    return this.events === undefined ? 0 : 1
  }
}

describe('containRejections', () => {
  it('logs unhandled rejections, and still rejects for callers that wait', async () => {
    const client = new Client()
    const logged: unknown[] = []
    containRejections(client, (error) => logged.push((error as Error).message))
    void client.fails()
    void client.alsoFails()
    await expect(client.alsoFails()).rejects.toThrow('inherited')
    expect(logged).toEqual(['own', 'inherited', 'inherited'])
    expect(client.answers()).toBe(1)
  })

  it('contains listeners that reject or throw, and calls the others', async () => {
    const client = new Client()
    const logged: unknown[] = []
    const received: unknown[] = []
    containRejections(client, (error) => logged.push((error as Error).message))
    client.events.on('x', async () => {
      throw new Error('late')
    })
    client.events.once('x', () => {
      throw new Error('at once')
    })
    client.events.on('x', (...parts) => received.push(parts))
    expect(client.events.emit('x', 1, 2)).toBe(true)
    client.events.emit('x')
    await new Promise((resolve) => setImmediate(resolve))
    expect(received).toEqual([[1, 2], []])
    expect(logged).toEqual(['at once', 'late', 'late'])
  })
})
