import { describe, expectTypeOf, it } from 'vitest'
import type { sendTransaction } from '../commands/sendTransaction.js'
import type { Kit } from '../kit/Kit.js'
import type { WalletServices } from '../services/createWalletServices.js'
import type { Commands } from './commandTable.js'
import type { CommandList } from './listCommands.js'

type Code = typeof import('./walletCommands.js') & { readonly later: (services: WalletServices) => () => Promise<void> }
declare const wallet: CommandList<WalletServices, Code>
declare const elsewhere: CommandList<{ readonly other: true }, Code>

describe('commandTable entries', () => {
  it('have the type of the command that they name', () => {
    expectTypeOf<Commands['sendTransaction']>().toEqualTypeOf<ReturnType<typeof sendTransaction>>()
    expectTypeOf<Parameters<Kit['sendTransaction']>[0]>().toExtend<{ readonly to?: string; readonly value?: bigint }>()
  })

  it('do not compile when their chunk lacks the command', () => {
    // @ts-expect-error travels in another chunk
    wallet.asyncCommand((m) => m.connect)
    // @ts-expect-error no such command
    wallet.asyncCommand((m) => m.sendTransactions)
  })

  it('do not compile when they list a command as another kind', () => {
    // @ts-expect-error it returns a promise, which would not be awaited
    wallet.action((m) => m.later)
    // @ts-expect-error the function that creates the services must return a promise
    wallet.asyncCommand((m) => m.createWalletServices)
  })

  it('do not compile in a chunk that lacks the services of the command', () => {
    // @ts-expect-error needs the services of the wallet
    elsewhere.asyncCommand((m) => m.sendTransaction)
  })
})

describe('commandTable', () => {
  it('lists each exported command once, except those for plugins and adapters only', () => {
    type Chunks = typeof import('./engineCommands.js') & typeof import('./walletCommands.js')
    type Unlisted = Exclude<keyof Chunks, keyof Commands>
    expectTypeOf<Unlisted>().toEqualTypeOf<
      'startServices' | 'withWallet' | 'createWalletServices' | 'readAccountTokens' | 'signIn'
    >()
  })
})
