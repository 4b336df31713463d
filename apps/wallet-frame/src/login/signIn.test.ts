import { KitError } from '@kit/core'
import type { SiwxMessageTemplate } from '@kit/embedded/protocol'
import { parseMessage } from '@kit/siwx'
import { base58 } from '@scure/base'
import { stringToHex } from 'viem'
import { describe, expect, it } from 'vitest'
import { reviewMessage } from '../approval/data/reviewMessage.js'
import { type SignInOptions, signIn } from './signIn.js'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const solana = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'
const origin = 'https://dapp.example'
const siwxMessage: SiwxMessageTemplate = {
  accountAddress: '{address}',
  chainId: 'eip155:1',
  domain: 'dapp.example',
  uri: `${origin}/`,
  version: '1',
  nonce: 'q3XbW0vZr8Tn4kLm',
  issuedAt: '2026-11-26T10:00:00.000Z',
  statement: 'Sign in to the shop.',
}
const context = { id: 'request', signal: new AbortController().signal, waiting: () => () => undefined }

/** Signs in. Requests get the responses that the test sets. */
function start(more: Partial<SiwxMessageTemplate> = {}, answer: (payload: Payload) => unknown = () => '0x5197') {
  const requested: Payload[] = []
  const ask: SignInOptions['ask'] = async (payload) => {
    requested.push(payload)
    return { result: answer(payload) }
  }
  const account = more.chainId?.startsWith('solana:') ? solana : address
  return { requested, signed: signIn({ siwxMessage: { ...siwxMessage, ...more }, address: account, context, ask }) }
}
type Payload = Parameters<SignInOptions['ask']>[0]

/** Shows or rejects as the approval does. */
const review = ({ params, chainId }: Payload) => {
  const [bytes, signer] = params as [`0x${string}`, string]
  const network = { id: chainId, name: 'One', currency: { symbol: 'ETH', decimals: 18 } }
  return reviewMessage(bytes, { origin, account: { address: signer, type: 'eoa' }, network })
}

describe('signIn during login', () => {
  it('requests one signature of the message with the user’s address, and returns both', async () => {
    const { requested, signed } = start({}, (payload) => {
      expect(review(payload).subject.signIn).toMatchObject({
        domain: 'dapp.example',
        statement: 'Sign in to the shop.',
      })
      return '0x5197'
    })
    const { message = '', signature } = await signed
    expect(signature).toBe('0x5197')
    const { accountAddress: _, ...fields } = siwxMessage
    expect(parseMessage(message)).toEqual({ ...fields, accountAddress: address })
    expect(requested).toHaveLength(1)
    expect(requested[0]).toMatchObject({ method: 'personal_sign', chainId: 'eip155:1', chainNamespace: 'eip155' })
    expect(requested[0]?.params).toEqual([stringToHex(message), address])
  })

  it('signs for a Solana account as Solana does', async () => {
    const chainId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
    const { requested, signed } = start({ chainId }, () => ({ signature: '5197' }))
    const { message = '', signature } = await signed
    expect(signature).toBe('5197')
    expect(parseMessage(message)).toMatchObject({ chainId, accountAddress: solana })
    const params = { message: base58.encode(new TextEncoder().encode(message)), pubkey: solana }
    expect(requested).toMatchObject([{ method: 'solana_signMessage', params, chainNamespace: 'solana' }])
  })

  it('leaves the user logged in without a session when they decline', async () => {
    const { signed } = start({}, () => {
      throw new KitError('connection/rejected', { shortMessage: 'User rejected the request.' })
    })
    expect(await signed).toEqual({})
  })

  it.each<[string, Partial<SiwxMessageTemplate>]>([
    ['of another domain', { domain: 'evil.example', uri: 'https://evil.example/' }],
    ['to a page of another origin', { uri: 'https://evil.example/' }],
  ])('rejects a sign-in %s without prompting the user', async (_, more) => {
    const { signed } = start(more, (payload) => review(payload))
    await expect(signed).rejects.toMatchObject({ code: -32602 })
  })

  it.each<[string, Partial<SiwxMessageTemplate>]>([
    ['a two-line statement', { statement: 'Sign in.\nURI: https://evil.example/' }],
    ['a domain with extra characters', { domain: 'dapp.example wants you to sign in' }],
    ['a short nonce', { nonce: 'short' }],
    ['no date', { issuedAt: 'soon' }],
  ])('skips %s without prompting the user to sign', async (_, more) => {
    const { requested, signed } = start(more)
    await expect(signed).rejects.toMatchObject({ code: -32602 })
    expect(requested).toEqual([])
  })
})
