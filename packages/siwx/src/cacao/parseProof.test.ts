import { expect, it } from 'vitest'
import { formatMessage } from '../message/formatMessage.js'
import { parseProof } from './parseProof.js'

const fields = {
  domain: 'dapp.example',
  uri: 'https://dapp.example/',
  version: '1',
  nonce: '7pZ1mBwC4tXq9sKd',
  issuedAt: '2026-11-23T10:00:00.000Z',
} as const
const accounts = [
  { accountAddress: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', chainId: 'eip155:1' },
  {
    accountAddress: '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv',
    chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  },
] as const

it.each(accounts)('parseProof reads the text signed by an account of $chainId', (account) => {
  const data = { ...fields, ...account }
  const message = formatMessage(data)
  expect(parseProof({ message, signature: '0x00' })).toEqual({ data, message, signature: '0x00' })
})

it.each([
  ['a text that isn’t a sign-in message', { message: 'Hello', signature: '0x00' }],
  ['no signature', { message: formatMessage({ ...fields, ...accounts[0] }) }],
  ['a signature that isn’t a string', { message: formatMessage({ ...fields, ...accounts[0] }), signature: 1 }],
  ['nothing', undefined],
  ['null', null],
  ['a word', 'proof'],
])('parseProof rejects %s', (_, proof) => {
  expect(parseProof(proof)).toBeUndefined()
})
