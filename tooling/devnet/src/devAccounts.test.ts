import { bytesToHex } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { expect, it } from 'vitest'
import { devAccounts, devMnemonic } from './devAccounts.js'

it('devAccounts derives the accounts of the phrase in order', () => {
  const derived = Array.from({ length: 10 }, (_, addressIndex) => {
    const account = mnemonicToAccount(devMnemonic, { addressIndex })
    return { address: account.address, privateKey: bytesToHex(account.getHdKey().privateKey ?? new Uint8Array()) }
  })
  expect(devAccounts()).toEqual(derived)
  expect(devAccounts(2)).toEqual(derived.slice(0, 2))
})
