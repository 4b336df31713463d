import axe from 'axe-core'
import { afterEach, expect, it, vi } from 'vitest'
import { page as browser } from 'vitest/browser'
import { createWindow as createTestWindow } from '../../test/createWindow.js'
import { ApiFailure } from '../failure/ApiFailure.js'
import type { ExportCommands } from '../screen/exportCommands.data.js'
import type { Decisions } from '../screen/Screen.js'
import { createScreen } from './createScreen.js'

const button = (name: string) => browser.getByRole('button', { name, exact: true })
const keys = { words: 'abandon amount liar', eoa: '0xaa', owner: '0xbb', solana: 'Cc' }
const stop = new Set<() => void>()
const createWindow = () => createTestWindow(stop)

function createTestScreen() {
  const locks = new Set<() => void>()
  const screen = createScreen(
    {
      dapp: () => undefined,
      languages: () => ['en'],
      theme: () => undefined,
      watchTheme: () => () => undefined,
      show: () => undefined,
      hide: () => undefined,
    },
    {
      shows: () => true,
      watchLock(listener) {
        locks.add(listener)
        return () => locks.delete(listener)
      },
    },
  )
  const lock = (): void => {
    for (const listener of locks) listener()
  }
  return { screen, lock }
}

function decide<Name extends keyof Decisions>(name: Name, props: Decisions[Name], given = createTestScreen()) {
  const { screen, lock } = given
  const request = new AbortController()
  stop.add(() => request.abort())
  const ended = screen.decide(name, props, request.signal).then(
    () => 'done',
    (error) => error.code ?? error.message,
  )
  return { ended, lock, request }
}
const email = { dapp: { origin: 'https://dapp.example' }, email: 'new@example.org' }

async function begin() {
  const opened = createWindow()
  const decision = decide('changeEmail', email)
  await button('Continue in new window').click()
  opened.sendReady()
  await expect.poll(() => opened.ports.length).toBe(1)
  return { opened, ...decision }
}

afterEach(() => {
  for (const end of stop) end()
  stop.clear()
})

it('ContinueInWindow explains why, opens a window with a secret name, and takes its result', async () => {
  const { opened, ended } = await begin()
  expect(opened.open.mock.calls[0]?.slice(0, 1)).toEqual(['/'])
  expect(opened.views[0]).toMatchObject({ name: 'changeEmail', props: email })
  await expect.element(browser.getByRole('main')).toHaveTextContent(location.host)
  expect((await axe.run(document.querySelector('main') as HTMLElement)).violations).toEqual([])
  await button('Show window').click()
  expect(opened.focus).toHaveBeenCalledOnce()
  expect(opened.open).toHaveBeenCalledOnce()
  opened.ports[0]?.postMessage({ type: 'ANSWER' })
  expect(await ended).toBe('done')
  expect(opened.isClosed()).toBe(true)
})

it('ContinueInWindow rejects when the window declines or closes, or the wallet is locked', async () => {
  const refused = await begin()
  refused.opened.ports[0]?.postMessage({ type: 'REFUSE' })
  expect(await refused.ended).toBe('connection/rejected')

  const left = await begin()
  left.opened.leave()
  expect(await left.ended).toBe('connection/rejected')

  const locked = await begin()
  locked.lock()
  expect(await locked.ended).toBe('connection/rejected')
  expect(locked.opened.isClosed()).toBe(true)
})

it('ContinueInWindow closes the window when the request is aborted', async () => {
  const { opened, ended, request } = await begin()
  request.abort(new Error('Request was aborted'))
  expect(await ended).toBe('Request was aborted')
  await expect.poll(opened.isClosed).toBe(true)
})

it('ContinueInWindow sends nothing to a window that does not know its name, and listens only to its last load', async () => {
  const opened = createWindow()
  const { ended } = decide('changeEmail', email)
  await button('Continue in new window').click()
  opened.sendReady('guessed')
  opened.sendReady()
  await expect.poll(() => opened.ports.length).toBe(1)
  opened.sendReady()
  await expect.poll(() => opened.ports.length).toBe(2)
  opened.ports[0]?.postMessage({ type: 'ANSWER' })
  opened.ports[1]?.postMessage({ type: 'ANSWER', and: 'misfits' })
  opened.ports[1]?.postMessage({ type: 'AGREE' })
  expect(await ended).toBe('done')
})

it('ContinueInWindow explains how to allow pop-ups when they are blocked, and continues once they are', async () => {
  const blocked = vi.spyOn(window, 'open').mockReturnValue(null)
  const { ended } = decide('changeEmail', email)
  await button('Continue in new window').click()
  await expect.element(browser.getByRole('alert')).toHaveTextContent('Allow pop-ups')
  blocked.mockRestore()
  const opened = createWindow()
  await button('Continue in new window').click()
  opened.sendReady()
  await expect.poll(() => opened.ports.length).toBe(1)
  opened.ports[0]?.postMessage({ type: 'ANSWER' })
  expect(await ended).toBe('done')
})

it('ContinueInWindow runs the commands of the export page, and none for other decisions', async () => {
  const opened = createWindow()
  const manage: ExportCommands = {
    isFresh: async () => true,
    sendCode: async () => undefined,
    enterCode: async () => {
      throw new ApiFailure(400, 'otp', 'The code is wrong')
    },
    exportKeys: async () => keys,
  }
  decide('export', { manage })
  await button('Continue in new window').click()
  opened.sendReady()
  await expect.poll(() => opened.ports.length).toBe(1)
  expect(opened.views[0]).toMatchObject({ name: 'export', props: {} })
  const call = (id: number, command: string, ...args: string[]): void =>
    opened.ports[0]?.postMessage({ type: 'CALL', id, command, args })
  call(1, 'deleteNow')
  call(2, 'exportKeys')
  call(3, 'enterCode', '123456')
  await expect.poll(() => opened.answers).toHaveLength(2)
  expect(opened.answers).toEqual([
    { id: 2, value: keys },
    { id: 3, fault: { status: 400, field: 'otp', message: 'The code is wrong' } },
  ])
})

it('ContinueInWindow has one window at a time: a second decision opens another, after its own press', async () => {
  const given = createTestScreen()
  const opened = createWindow()
  const decisions = ['one@example.org', 'two@example.org'].map((to) =>
    decide('changeEmail', { ...email, email: to }, given),
  )
  for (const [at, { ended }] of decisions.entries()) {
    await button('Continue in new window').click()
    opened.sendReady()
    await expect.poll(() => opened.ports.length).toBe(at + 1)
    opened.ports[at]?.postMessage({ type: 'ANSWER' })
    expect(await ended).toBe('done')
  }
  expect(opened.views).toMatchObject([{ props: { email: 'one@example.org' } }, { props: { email: 'two@example.org' } }])
  expect(new Set(opened.open.mock.calls.map(([, name]) => name)).size).toBe(2)
})
