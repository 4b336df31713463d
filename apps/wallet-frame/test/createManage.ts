import type { Known, Manage } from '../src/pages/Manage.js'
import type { PermissionBook } from '../src/permissions/PermissionBook.js'

/** Exported keys. */
export const keys = { words: 'abandon amount liar amount', eoa: '0xaa', owner: '0xbb', solana: 'Cc' }
const device = { kind: 'device', label: 'Firefox on Linux', createdAt: 1, usedAt: 1_800_000_000_000 } as const
/** Server data of a user with two devices and a code. */
export const known: Known = {
  user: '3b241101-e2bb-4255-8caf-4136c566a962',
  email: 'alice@example.org',
  identities: [],
  keys: [
    { ...device, keyId: 'one', isThisDevice: true },
    { ...device, keyId: 'two', label: 'Chrome on Android', isThisDevice: false },
    { ...device, keyId: 'three', kind: 'code', label: '', isThisDevice: false },
  ],
}

const network = { id: 'eip155:1', name: 'Ethereum', currency: { symbol: 'ETH', decimals: 18 } }
const words = {
  title: 'Let 0x12…34 call 0x56…78 for you',
  rows: [
    { label: 'Contract', value: `0x56${'7'.repeat(36)}78`, isCode: true },
    { label: 'Function', value: 'vote(uint256)', isCode: true },
    { label: 'Can act for you', value: `0x12${'3'.repeat(36)}34`, isCode: true },
    { label: 'Until', value: 'Jan 15, 2027, 8:00 AM' },
  ],
}

/** Permissions in each state; a revoked one stays unchanged. */
export function createBook(send: () => Promise<void>): PermissionBook {
  const one = { network, project: 'Demo', words, expiryMs: 1_800_000_000_000 }
  return {
    list: async () => ({
      permissions: [
        { ...one, pci: 'a', state: 'active' },
        { ...one, pci: 'b', state: 'expired' },
        { ...one, pci: 'c', state: 'revoked', words: undefined },
      ],
      isWhole: false,
    }),
    prepare: async () => ({ fee: { most: 10n ** 15n, payer: 'account' }, fails: false, send }),
  }
}

/** Commands of a page with a fresh login, which record their calls. */
export function createManage(given: Partial<Manage> = {}) {
  const done: unknown[] = []
  const note =
    (name: string) =>
    async (...args: readonly unknown[]) =>
      void done.push([name, ...args])
  const manage: Manage = {
    read: async () => known,
    asksEveryTime: async () => false,
    isOpen: () => true,
    isFresh: async () => true,
    sendCode: note('sendCode'),
    enterCode: note('enterCode'),
    createRecovery: async () => ({ code: '01234-56789-ABCDE-FGHJK-MNPQR-S9', file: '{}', copy: {} as never }),
    saveRecovery: note('saveRecovery'),
    preparePasskey: async () => ({ make: async () => true, window: undefined }),
    removeKey: note('removeKey'),
    setAskEveryTime: note('setAskEveryTime'),
    forgetDevice: note('forgetDevice'),
    exportKeys: async () => keys,
    permissions: async () => createBook(note('revoke')),
    deleteNow: note('deleteNow'),
    deleteLater: async () => 1_800_000_000_000,
    ...given,
  }
  return { done, manage }
}
