import { ApiFailure } from '../src/failure/ApiFailure.js'
import type { Manage } from '../src/pages/Manage.js'
import { Delete } from '../src/pages/view/Delete.js'
import { Devices } from '../src/pages/view/Devices.js'
import { Export } from '../src/pages/view/Export.js'
import { Permissions } from '../src/pages/view/Permissions.js'
import { Recovery } from '../src/pages/view/Recovery.js'
import type { PermissionBook } from '../src/permissions/PermissionBook.js'
import { createBook, createManage, known } from '../test/createManage.js'
import { type FrameState, type Step, stateOf } from './FrameState.js'

const views = { Delete, Devices, Export, Permissions, Recovery }
const never = () => new Promise<never>(() => undefined)
const refuse = (status: number, field: string) => async () => Promise.reject(new ApiFailure(status, field, ''))
const press = (name: Extract<Step, { press: unknown }>['press']): Step => ({ press: name })

const page = (name: keyof typeof views, given: Partial<Manage> = {}, ...steps: readonly Step[]): FrameState =>
  stateOf(views[name], { manage: createManage(given).manage }, ...steps)

const [first, second, code] = known.keys
const passkey = { ...code, kind: 'passkey', keyId: 'four', label: 'Chrome on Android' } as const
const withPasskeys = {
  read: async () => ({ ...known, keys: [first, second, code, passkey, { ...passkey, keyId: 'five', label: '' }] }),
} as Partial<Manage>
const stale = { isFresh: async () => false }
const emptyBook = { ...createBook(async () => undefined), list: async () => ({ permissions: [], isWhole: true }) }
const failing: PermissionBook = {
  ...createBook(async () => undefined),
  prepare: async () => ({ fee: { most: 10n ** 15n, payer: 'account' }, fails: true, send: never }),
}

/** The pages of the wallet. */
export const pageStates = {
  delete: page('Delete'),
  'delete-sure': page('Delete', {}, 'switch'),
  'delete-locked': page('Delete', { isOpen: () => false }),
  'delete-later': page('Delete', { isOpen: () => false }, 'switch', press('pages.deleteLater')),
  'delete-offline': page('Delete', { deleteNow: refuse(0, 'network') }, 'switch', press('pages.deleteNow')),
  devices: page('Devices'),
  'devices-loading': page('Devices', { read: never }),
  'devices-remove': page('Devices', {}, press('pages.remove')),
  'devices-forget': page('Devices', {}, press('pages.forget')),
  'devices-last-way': page('Devices', { setAskEveryTime: refuse(403, 'keyId') }, 'switch'),
  export: page('Export'),
  'export-fresh': page('Export', stale, press('frame.continue')),
  'export-fresh-sent': page('Export', stale, press('frame.continue'), press('pages.sendCode')),
  'export-fresh-wrong': page(
    'Export',
    { ...stale, enterCode: refuse(400, 'otp') },
    press('frame.continue'),
    press('pages.sendCode'),
    { type: '123456' },
  ),
  'export-no-email': page(
    'Export',
    { ...stale, sendCode: refuse(403, 'email') },
    press('frame.continue'),
    press('pages.sendCode'),
  ),
  'export-hidden': page('Export', {}, press('frame.continue')),
  'export-shown': page('Export', {}, press('frame.continue'), { press: 'pages.show', label: 'pages.phrase' }),
  permissions: page('Permissions'),
  'permissions-loading': page('Permissions', { permissions: never }),
  'permissions-none': page('Permissions', { permissions: async () => emptyBook }),
  'permissions-offline': page('Permissions', { permissions: refuse(0, 'network') }),
  'permissions-revoke': page('Permissions', {}, press('permissions.revoke')),
  'permissions-revoke-fails': page('Permissions', { permissions: async () => failing }, press('permissions.revoke')),
  recovery: page('Recovery'),
  'recovery-passkeys': page('Recovery', withPasskeys),
  'recovery-passkey-add': page('Recovery', {}, press('pages.addPasskey')),
  'recovery-passkey-cannot-keep': page(
    'Recovery',
    { preparePasskey: async () => ({ make: async () => false, window: undefined }) },
    press('pages.addPasskey'),
    press('pages.passkeyCreate'),
  ),
  'recovery-passkey-remove': page('Recovery', withPasskeys, press('pages.remove')),
  'recovery-new-code': page('Recovery', {}, press('pages.newCode')),
} as const
