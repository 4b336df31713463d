import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { createFrameElement, type FrameElement } from './createFrameElement.js'

const made: FrameElement[] = []
afterEach(() => {
  for (const element of made.splice(0)) element.remove()
})

const url = () => new URL('/@vite/env', location.href).href
const iframes = () => [...document.querySelectorAll('dialog > iframe')] as HTMLIFrameElement[]

function start(of = url()) {
  let reloads = 0
  const element = createFrameElement({ url: of, title: 'Wallet', onReload: () => void reloads++ })
  made.push(element)
  return { element, reloads: () => reloads }
}

describe('createFrameElement', () => {
  it("isn't in the page before it's loaded, and has only the permissions that a wallet needs", async () => {
    const { element } = start()
    expect(iframes()).toEqual([])
    await element.load()
    const [frame] = iframes()
    expect(frame?.allow).toBe('publickey-credentials-get; publickey-credentials-create; clipboard-write')
    expect([...(frame?.sandbox ?? [])].sort()).toEqual([
      'allow-downloads',
      'allow-forms',
      'allow-popups',
      'allow-popups-to-escape-sandbox',
      'allow-same-origin',
      'allow-scripts',
    ])
  })

  it('reports another document, but not the first one', async () => {
    const { element, reloads } = start()
    const window = await element.load()
    expect(reloads()).toBe(0)
    window.location.reload()
    await expect.poll(reloads).toBe(1)
  })

  it('finds the first document although the browser lost its load event', async () => {
    const lose = (event: Event) => event.stopImmediatePropagation()
    document.addEventListener('load', lose, { capture: true })
    onTestFinished(() => document.removeEventListener('load', lose, { capture: true }))
    const { element } = start('data:text/html,<title>of another origin</title>')
    const window = await element.load()
    expect(window).toBe(iframes()[0]?.contentWindow)
    expect(() => window.document).toThrow('cross-origin')
  })

  it('reports its removal from the page, and is recreated then', async () => {
    const { element, reloads } = start()
    const first = await element.load()
    document.querySelector('dialog')?.remove()
    await expect.poll(reloads).toBe(1)
    expect((await element.load()) === first).toBe(false)
    expect(iframes()).toHaveLength(1)
  })

  it('reports a replaced body', async () => {
    const { element, reloads } = start()
    await element.load()
    const { body } = document
    document.documentElement.replaceChild(document.createElement('body'), body)
    await expect.poll(reloads).toBe(1)
    document.documentElement.replaceChild(body, document.body)
    expect(iframes()).toEqual([])
  })

  it('reports nothing when its owner removes it', async () => {
    const { element, reloads } = start()
    await element.load()
    element.remove()
    expect(iframes()).toEqual([])
    await new Promise((resolve) => requestAnimationFrame(resolve))
    expect(reloads()).toBe(0)
  })

  it('stays open on Escape, which the frame handles', async () => {
    const { element } = start()
    await element.load()
    element.show(200)
    const dialog = document.querySelector('dialog')
    expect(dialog?.open).toBe(true)
    expect(dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))).toBe(false)
    element.hide()
    expect(dialog?.open).toBe(false)
  })

  it('focuses its content only when it is raised, so that the focus does not enter it twice', async () => {
    const { element } = start()
    await element.load()
    element.show(400)
    const [frame] = iframes()
    expect(frame?.closest('dialog')?.matches(':modal')).toBe(true)
    expect(document.activeElement).not.toBe(frame)
    element.raise()
    expect(document.activeElement).toBe(frame)
  })

  it('appears in the page, and disappears, in browsers without dialog support', async () => {
    const { showModal, close } = HTMLDialogElement.prototype
    Object.assign(HTMLDialogElement.prototype, { showModal: undefined, close: undefined })
    onTestFinished(() => void Object.assign(HTMLDialogElement.prototype, { showModal, close }))
    const { element } = start()
    await element.load()
    const [frame] = iframes()
    expect(frame?.offsetHeight).toBe(0)
    element.show(200)
    expect(frame?.offsetHeight).toBe(200)
    element.raise()
    expect(document.activeElement).toBe(frame)
    element.hide()
    expect(frame?.offsetHeight).toBe(0)
    expect(frame?.parentElement?.style.display).toBe('none')
  })

  it('takes the focus back when it is raised, on top or not', async () => {
    const { element } = start()
    await element.load()
    element.show(400)
    const [frame] = iframes()
    const field = document.createElement('input')
    frame?.after(field)
    field.focus()
    expect(document.activeElement).toBe(field)
    element.raise()
    expect(document.activeElement).toBe(frame)
    const above = document.createElement('dialog')
    document.body.append(above)
    above.showModal()
    element.raise()
    expect(document.activeElement).toBe(frame)
    above.remove()
  })
})
