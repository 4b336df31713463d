import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@kit/devnet'
import { startFrameHost, startServer } from '@kit/devnet/stack'
import { expect, type Page } from '@playwright/test'

/** State that {@link embedFrame} stores in the page. */
export type Heard = {
  /** The frame's responses to hello messages so far. */
  readonly ready: readonly unknown[]
  /** The port of the last hello. */
  port: MessagePort
  /** Greets the frame over a new port. */
  sendHello(): MessagePort
  /** Sends a request over a port and waits for the response with its ID. */
  ask(
    port: MessagePort,
    name: string,
    id: string,
    payload?: unknown,
  ): Promise<{ id: string; payload?: { code?: number } }>
}

/** Starts a shop whose project lists one origin: pages without scripts at that origin and at an unlisted one. */
export async function startShop() {
  const dataDir = await mkdtemp(join(tmpdir(), 'kit-shop-'))
  const pages = createServer((_, response) => {
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Shop</title>')
  })
  await once(pages.listen(0, '127.0.0.1'), 'listening')
  const { port } = pages.address() as AddressInfo
  const dapp = `http://localhost:${port}`
  const [framePort, loginPort] = [await freePort(), await freePort()]
  const origin = `http://localhost:${framePort}`
  const login = `http://localhost:${loginPort}`
  const frame = await startFrameHost({ dataDir, port: framePort, login, embedders: [dapp] })
  const server = await startServer({
    dataDir,
    config: {
      chains: {},
      sessions: { domain: 'api.example' },
      projects: ['shop', 'demo'].map((id) => ({ id, allowedOrigins: [dapp] })),
      wallet: { origin, login, port: loginPort, email: false },
    },
  })
  return {
    dapp,
    stranger: `http://stranger.localhost:${port}`,
    origin,
    login,
    frameUrl: `${origin}/?projectId=shop`,
    async stop() {
      await Promise.all([server.stop(), frame.stop()])
      pages.closeAllConnections()
      pages.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Embeds the frame in a page, without a handshake. */
export async function embedFrame(page: Page, frameUrl: string): Promise<void> {
  await page.evaluate(async (url) => {
    const frame = document.createElement('iframe')
    frame.src = url
    const ready: unknown[] = []
    const received = Object.assign(window, {
      ready,
      sendHello() {
        const { port1, port2 } = new MessageChannel()
        const hello = { type: '@kit-app/HELLO', versions: ['1'], nonce: '0123456789abcdef' }
        frame.contentWindow?.postMessage(hello, '*', [port2])
        return port1
      },
      ask(port: MessagePort, name: string, id: string, payload?: unknown) {
        return new Promise((resolve) => {
          port.addEventListener('message', ({ data }) => {
            if (data.id === id) resolve(data)
          })
          port.start()
          port.postMessage({ type: `@kit-app/${name}`, id, payload })
        })
      },
    })
    void received
    await new Promise((resolve) => {
      frame.addEventListener('load', resolve, { once: true })
      document.body.append(frame)
    })
  }, frameUrl)
}

/** Greets the frame until it answers. */
export async function expectReady(page: Page): Promise<void> {
  const sendHello = () =>
    page.evaluate(() => {
      const received = window as unknown as Heard & { ready: unknown[] }
      const port = received.sendHello()
      port.onmessage = ({ data }) => {
        if (data.type !== '@kit-frame/READY') return
        received.ready.push(data)
        received.port = port
      }
      return received.ready.length
    })
  await expect.poll(sendHello).toBe(1)
}
