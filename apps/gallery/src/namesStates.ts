import { KitError, type KitErrorCode } from '@kit/core'
import { createStore } from '@kit/core/plugin'
import { type FixtureOptions, fixtureAddress, fixtureConnections } from '@kit/fixture'
import type { ViewEntry } from '@kit/modal'
import type { NameAvailability, NamesApi, NamesState } from '@kit/names'
import { namesFeature } from '@kit/names/react'
import type { Feature } from '@kit/react-ui/feature'

const owned = (name: string, bio = ''): NameAvailability['names'][number] => ({
  name,
  registeredAtMs: undefined,
  updatedAtMs: undefined,
  attributes: bio === '' ? {} : { bio },
  addresses: {},
})
const offer = (fields: Partial<NameAvailability> = {}): NamesState['offer'] => ({
  status: 'success',
  data: { isAvailable: true, zone: 'kit.test', names: [], ...fields },
})
const at = (name: string): ViewEntry => ({ name, data: undefined }) as ViewEntry
const error = (code: KitErrorCode) => new KitError(code, { shortMessage: 'An example' })
const [connection] = fixtureConnections

const empty: NamesState = {
  networkId: 'eip155:1',
  address: fixtureAddress,
  offer: offer(),
  label: '',
  validation: 'empty',
  suggestions: { status: 'idle' },
  status: 'editing',
  error: undefined,
}
const rows = (...names: readonly string[]): NamesState['suggestions'] => ({
  status: 'success',
  data: names.map((name) => ({ name, isRegistered: false })),
})
const free: NamesState = {
  ...empty,
  label: 'maple',
  validation: 'available',
  suggestions: rows('maple', 'mapleleaf', 'maplewood', 'maplesyrup'),
}
const long = 'a-name-as-long-as-names-may-ever-become-which-is-64-characters-x'
const alice = owned('alice.kit.test', 'on the road since 2019')

function show(
  state: NamesState,
  ...history: readonly string[]
): FixtureOptions & { readonly features: readonly Feature[] } {
  const plugin: NamesApi = {
    state: createStore(state),
    load: async () => undefined,
    reset: () => undefined,
    edit: () => undefined,
    register: () => new Promise(() => undefined),
    saveBio: async () => undefined,
  }
  const name = state.offer.status === 'success' ? state.offer.data.names[0]?.name : undefined
  return {
    history: [at('Account'), ...(history.length === 0 ? ['RegisterAccountName'] : history).map(at)],
    features: [namesFeature],
    plugins: { names: plugin },
    states: {
      active: { status: 'connected', connection, account: connection?.account },
      connections: { connections: fixtureConnections, activeIds: fixtureConnections.slice(0, 1).map(({ id }) => id) },
      account: {
        address: fixtureAddress,
        ...(name !== undefined && { identity: { status: 'success', data: { name, avatar: undefined } } }),
      },
    },
  }
}

/** States of the name views. */
export const namesStates = {
  'names-row': show(empty, 'AccountSettings'),
  'names-row-loading': show({ ...empty, offer: { status: 'pending' } }, 'AccountSettings'),
  'names-row-owned': show({ ...empty, offer: offer({ names: [alice] }) }, 'AccountSettings'),
  'names-choose': show(empty, 'ChooseAccountName'),
  'names-not-offered': show(
    { ...empty, offer: offer({ isAvailable: false, zone: '' }) },
    'ChooseAccountName',
    'RegisterAccountName',
  ),
  'names-register': show(empty),
  'names-register-loading': show({ ...empty, offer: { status: 'pending' } }),
  'names-register-failed': show({
    ...empty,
    offer: { status: 'error', error: error('api/unavailable'), retryAtMs: 0 },
  }),
  'names-register-short': show({
    ...empty,
    label: 'max',
    validation: 'tooShort',
    suggestions: rows('maxima', 'maxwell'),
  }),
  'names-register-invalid': show({ ...empty, label: 'm@ple!', validation: 'invalidCharacters' }),
  'names-register-checking': show({
    ...empty,
    label: 'maple',
    validation: 'checking',
    suggestions: { status: 'pending' },
  }),
  'names-register-free': show(free),
  'names-register-taken': show({
    ...free,
    validation: 'taken',
    suggestions: {
      status: 'success',
      data: [
        { name: 'maple', isRegistered: true },
        { name: 'mapleleaf', isRegistered: false },
        { name: 'maplewood', isRegistered: false },
      ],
    },
  }),
  'names-register-unknown': show({
    ...free,
    validation: 'unknown',
    suggestions: { status: 'error', error: error('api/network'), retryAtMs: 0 },
  }),
  'names-register-owned': show({ ...free, validation: 'alreadyOwned', offer: offer({ names: [alice] }) }),
  'names-register-signing': show({ ...free, status: 'signing' }),
  'names-register-declined': show({ ...free, error: error('connection/rejected') }),
  'names-register-refused': show({
    ...free,
    error: Object.assign(error('api/rejected'), {
      reasons: [{ field: 'name', description: "This name contains characters that aren't allowed." }],
    }),
  }),
  'names-register-offline': show({ ...free, error: error('api/network') }),
  'names-register-late': show({ ...free, error: error('names/signatureExpired') }),
  'names-register-long': show({
    ...free,
    label: long,
    suggestions: rows(long, `${long.slice(0, -1)}y`),
    offer: offer({ zone: 'an-extraordinarily-long-zone.of-somebody.example' }),
  }),
  'names-success': show({ ...empty, offer: offer({ names: [alice] }), status: 'done' }, 'RegisterAccountNameSuccess'),
  'names-success-long': show(
    { ...empty, offer: offer({ names: [owned(`${long}.kit.test`)] }), status: 'done' },
    'RegisterAccountNameSuccess',
  ),
  'names-edit': show({ ...empty, offer: offer({ names: [alice] }) }, 'AccountSettings', 'EditAccountName'),
  'names-edit-saved': show({ ...empty, offer: offer({ names: [alice] }), status: 'done' }, 'EditAccountName'),
  'names-edit-declined': show(
    { ...empty, offer: offer({ names: [alice] }), error: error('connection/rejected') },
    'EditAccountName',
  ),
  'names-edit-none': show(empty, 'EditAccountName'),
} as const
