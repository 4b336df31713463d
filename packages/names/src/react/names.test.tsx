import { KitError } from '@kit/core'
import { createStore } from '@kit/core/plugin'
import { createFixtureKit, fixtureAddress, fixtureConnections } from '@kit/fixture'
import type { ViewEntry } from '@kit/modal'
import { KitProvider } from '@kit/react'
import { KitModal } from '@kit/react-ui'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { emptyNames, type NamesState } from '../NamesState.js'
import type { NamesApi } from '../names.js'
import { namesFeature } from './namesFeature.js'

const offer = (fields: object = {}): NamesState['offer'] => ({
  status: 'success',
  data: { isAvailable: true, zone: 'kit.test', names: [], ...fields },
})
const alice = {
  name: 'alice.kit.test',
  registeredAtMs: undefined,
  updatedAtMs: undefined,
  attributes: { bio: 'hi' },
  addresses: {},
}

/** Renders a names view whose state the test sets. Its kit navigates like the real one. */
async function show(views: readonly string[], first: Partial<NamesState> = {}) {
  const state = createStore<NamesState>({
    ...emptyNames,
    networkId: 'eip155:1',
    address: fixtureAddress,
    offer: offer(),
    ...first,
  })
  const calls: (string | object)[] = []
  let answer: () => Promise<{ readonly name: string }> = () => new Promise(() => undefined)
  const plugin: NamesApi = {
    state,
    load: async () => void calls.push(`load ${state.getState().address}`),
    reset: () => void calls.push('reset'),
    edit: (change) => void calls.push(change),
    register() {
      calls.push('register')
      return answer()
    },
    saveBio: async (given) => void calls.push(given),
  }
  const [connection] = fixtureConnections
  const { kit } = createFixtureKit({
    history: ['Account', ...views].map((name) => ({ name, data: undefined }) as ViewEntry),
    plugins: { names: plugin },
    states: {
      active: { status: 'connected', connection, account: connection?.account },
      account: { address: fixtureAddress },
    },
  })
  const went: string[] = []
  Object.assign(kit.modal, {
    push: (name: string) => void went.push(`push ${name}`),
    reset: (name: string) => void went.push(`reset ${name}`),
  })
  await render(
    <KitProvider kit={kit}>
      <KitModal features={[namesFeature]} />
    </KitProvider>,
  )
  return {
    calls,
    went,
    change: (next: Partial<NamesState>) => state.update((now) => ({ ...now, ...next })),
    answerWith(next: typeof answer) {
      answer = next
    },
  }
}

const field = () => page.getByRole('textbox', { name: 'Name' })
const main = () => page.getByRole('button', { name: 'Register name' })

it("NameRow in the settings opens the registration, or shows the account's name", async () => {
  const { calls, change, went } = await show(['AccountSettings'])
  await page.getByRole('button', { name: 'Choose name' }).click()
  change({ offer: offer({ names: [alice] }) })
  await page.getByRole('button', { name: 'alice.kit.test' }).click()
  expect(went).toEqual(['push ChooseAccountName', 'push EditAccountName'])
  expect(calls).toContain(`load ${fixtureAddress}`)
  change({ offer: offer({ isAvailable: false }) })
  await expect.element(page.getByRole('button', { name: /Choose name|alice/ })).not.toBeInTheDocument()
})

it('useNames reloads the offer for another account', async () => {
  const { calls, change } = await show(['RegisterAccountName'])
  await expect.poll(() => calls).toContain(`load ${fixtureAddress}`)
  change({ address: '0xB' })
  await expect.poll(() => calls).toContain('load 0xB')
})

it('RegisterAccountName accepts lower case and shows what is wrong with a name', async () => {
  const { calls, change } = await show(['RegisterAccountName'])
  await field().fill('Max ')
  expect(calls.at(-1)).toEqual({ label: 'max' })
  change({ label: 'max', validation: 'tooShort' })
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field()).toHaveAccessibleDescription('Use at least 4 characters.')
  await expect.element(main()).toBeDisabled()
  change({ validation: 'available', label: 'maxi' })
  await expect.element(field()).toHaveAccessibleDescription('Available')
  await expect.element(field()).not.toHaveAttribute('aria-invalid')
  await expect.element(main()).toBeEnabled()
})

it('Suggestions can be chosen, and taken names are disabled', async () => {
  const data = [
    { name: 'maxi', isRegistered: true },
    { name: 'maxima', isRegistered: false },
  ]
  const { calls } = await show(['RegisterAccountName'], {
    label: 'maxi',
    validation: 'taken',
    suggestions: { status: 'success', data },
  })
  const list = page.getByRole('list', { name: 'Suggestions' })
  await expect.element(list.getByRole('button', { name: /^maxi\b.*Taken/ })).toBeDisabled()
  await list.getByRole('button', { name: 'maxima' }).click()
  expect(calls.at(-1)).toEqual({ label: 'maxima' })
  await expect.element(main()).toBeDisabled()
})

it('RegisterAccountName registers on Enter once valid, and success returns to the account', async () => {
  const { answerWith, calls, change, went } = await show(['RegisterAccountName'], {
    label: 'maxi',
    validation: 'checking',
  })
  await field().click()
  await userEvent.keyboard('{Enter}')
  expect(calls).not.toContain('register')
  answerWith(async () => ({ name: 'maxi.kit.test' }))
  change({ validation: 'available' })
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => went).toEqual(['reset Account', 'push RegisterAccountNameSuccess'])
})

it('RegisterAccountName keeps the input after a rejection, and says that nothing was changed', async () => {
  const { answerWith, calls, change, went } = await show(['RegisterAccountName'], {
    label: 'maxi',
    validation: 'available',
  })
  const error = new KitError('connection/rejected', { shortMessage: 'Declined.' })
  answerWith(() => Promise.reject(error))
  await main().click()
  change({ status: 'signing' })
  await expect.element(page.getByRole('status').filter({ hasText: 'Continue in Fox Wallet' })).toBeVisible()
  await expect.element(field()).toHaveAttribute('readonly')
  await expect.element(main()).toBeDisabled()
  change({ status: 'editing', error })
  await expect.element(page.getByRole('alert')).toHaveTextContent('You declined the request. Nothing was changed.')
  await expect.element(field()).toHaveValue('maxi')
  expect(went).toEqual([])
  const register = () => calls.filter((name) => name === 'register').length
  const before = register()
  await page.getByRole('button', { name: 'Try again' }).click()
  expect(register()).toBe(before + 1)
})

it.each([
  { gives: [{ field: 'name', description: 'The name is reserved' }], shows: 'The name is reserved' },
  { gives: [], shows: 'Couldn’t register this name' },
])('RegisterAccountName shows the reason of the service: "$shows"', async ({ gives, shows }) => {
  await show(['RegisterAccountName'], {
    error: Object.assign(new KitError('api/rejected', { shortMessage: 'x' }), { reasons: gives }),
  })
  await expect.element(page.getByRole('alert')).toHaveTextContent(shows)
})

it('EditAccountName changes the bio, and rejects other characters', async () => {
  const { calls } = await show(['EditAccountName'], { offer: offer({ names: [alice] }) })
  const bio = page.getByRole('textbox', { name: 'About you' })
  const save = page.getByRole('button', { name: 'Save' })
  await expect.element(bio).toHaveValue('hi')
  await expect.element(save).toBeDisabled()
  await bio.fill('<b>')
  await expect.element(bio).toHaveAttribute('aria-invalid', 'true')
  await expect.element(save).toBeDisabled()
  await bio.fill('on the road')
  await save.click()
  expect(calls.at(-1)).toEqual({ bio: 'on the road' })
})
