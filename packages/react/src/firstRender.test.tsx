import type { InitialState } from '@kit/core'
import { type ReactElement, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { KitProvider, useConnection } from './index.js'
import { createTestKit, type TestKit } from './testing/createTestKit.js'

const kits: TestKit[] = []
afterEach(() => {
  for (const { kit } of kits.splice(0)) kit.destroy()
})

function open(...options: Parameters<typeof createTestKit>): TestKit {
  const made = createTestKit(...options)
  kits.push(made)
  return made
}

/** Returns the storage of a user who connected and then left the page. */
async function leave() {
  const { kit, connect, storage } = open()
  kit.start()
  await connect('eip155')
  kit.destroy()
  return storage
}

/** Renders a page that checks the connection, like a guard that redirects disconnected users. */
function createPage({ kit }: TestKit) {
  const seen = { renders: [] as string[], effects: [] as string[] }
  function Guard() {
    const { status, address } = useConnection()
    const rendered = `${status} ${address}`
    seen.renders.push(rendered)
    useEffect(() => void seen.effects.push(rendered), [rendered])
    return <p>{rendered}</p>
  }
  const page: ReactElement = (
    <KitProvider kit={kit}>
      <Guard />
    </KitProvider>
  )
  return { page, seen }
}

async function hydrate(html: string, page: ReactElement) {
  const errors: unknown[] = []
  const container = document.createElement('div')
  container.innerHTML = html
  document.body.append(container)
  const root = hydrateRoot(container, page, { onRecoverableError: (error) => errors.push(error) })
  await expect.poll(() => container.textContent).toBe('connected eip155A')
  root.unmount()
  container.remove()
  return errors
}

describe('the first render after a reload', () => {
  it('has the remembered wallet, and so does the first effect', async () => {
    const { page, seen } = createPage(open(await leave()))
    await render(page)
    expect([seen.renders[0], seen.effects[0]]).toEqual(['reconnecting eip155A', 'reconnecting eip155A'])
  })

  it('shows the connection of the cookie on the server, while hydrating and in the first effect', async () => {
    const storage = await leave()
    const initialState: InitialState = { stored: storage.getItem('kit.state') ?? '' }
    const html = renderToString(createPage(open(undefined, initialState)).page)
    expect(html).toBe('<p>reconnecting eip155A</p>')
    const { page, seen } = createPage(open(storage, initialState))
    expect(await hydrate(html, page)).toEqual([])
    expect([seen.renders[0], seen.effects[0]]).toEqual(['reconnecting eip155A', 'reconnecting eip155A'])
  })

  it('shows no wallet on a server without a cookie, and hydrates without an error', async () => {
    const html = renderToString(createPage(open()).page)
    expect(html).toBe('<p>disconnected undefined</p>')
    const { page, seen } = createPage(open(await leave()))
    expect(await hydrate(html, page)).toEqual([])
    expect(seen.renders.slice(0, 2)).toEqual(['disconnected undefined', 'reconnecting eip155A'])
  })
})
