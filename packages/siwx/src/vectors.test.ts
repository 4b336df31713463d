import { bip122Verifier } from '@kit/bitcoin/verify'
import { browserPorts } from '@kit/core'
import type { MessageVerifier, SignedMessage } from '@kit/core/plugin'
import { eip155Verifier } from '@kit/eip155-viem/verify'
import { polkadotVerifier } from '@kit/polkadot/verify'
import { solanaVerifier } from '@kit/solana/verify'
import { parseSignInMessageText } from '@solana/wallet-standard-util'
import { ParsedMessage } from '@spruceid/siwe-parser'
import fc from 'fast-check'
import { parseSiweMessage } from 'viem/siwe'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { verifySession } from './check/verifySession.js'
import {
  formatMessage,
  formatRecapUri,
  parseMessage,
  parseRecapUri,
  readRecap,
  recapStatement,
  type SiwxFields,
} from './index.js'
import { makeVectors } from './testing/vectors/makeVectors.js'
import { words } from './testing/vectors/messageVectors.js'
import type { Vectors } from './testing/vectors/Vectors.js'

/** A node of a chain without contracts, where the validator returns zero. */
const noCode: typeof fetch = async (_, init) => {
  const requested = JSON.parse(String(init?.body)) as { readonly id: number } | readonly { readonly id: number }[]
  const answer = ({ id }: { readonly id: number }) => ({ jsonrpc: '2.0', id, result: '0x00' })
  return Response.json(Array.isArray(requested) ? requested.map(answer) : answer(requested as { readonly id: number }))
}
const onEvm = eip155Verifier({
  rpcUrls: { 'eip155:1': 'https://node.example' },
  ports: { clock: browserPorts().clock, fetch: noCode },
})
const verifiers: readonly MessageVerifier[] = [onEvm, solanaVerifier(), polkadotVerifier(), bip122Verifier()]
const judge = async (verifier: MessageVerifier, signed: SignedMessage) => {
  const found = await verifier.verify(signed)
  return typeof found === 'string' ? found : found ? 'valid' : 'invalid'
}

describe('SIWX vectors', () => {
  let vectors: Vectors
  beforeAll(async () => {
    // Makes randomized signatures deterministic.
    const random = vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => bytes)
    vectors = await makeVectors()
    random.mockRestore()
  })

  it('match the published file: `vitest -u` writes it', async () => {
    await expect(`${JSON.stringify(vectors, null, 2)}\n`).toMatchFileSnapshot('../vectors/siwx.json')
  })

  it('format and parse message texts', () => {
    expect(vectors.messages.length).toBeGreaterThan(30)
    for (const { name, fields, text } of vectors.messages) {
      expect(formatMessage(fields, words), name).toBe(text)
      expect(parseMessage(text, words), name).toEqual(fields)
    }
  })

  it('reject invalid texts', () => {
    expect(vectors.refusedTexts.length).toBeGreaterThan(50)
    for (const { reason, text } of vectors.refusedTexts) expect(parseMessage(text, words), reason).toBeUndefined()
  })

  it('contain each rejected text once, and no valid one among them', () => {
    const sound = vectors.messages.map(({ text }) => text)
    const texts = [...sound, ...vectors.refusedTexts.map(({ text }) => text)]
    expect(new Set(texts).size).toBe(texts.length)
  })

  it('reject invalid fields', () => {
    for (const { field, fields, reason } of vectors.refusedFields)
      expect(() => formatMessage(fields as SiwxFields, words), `${field}: ${reason}`).toThrow(
        expect.objectContaining({
          code: 'siwx/invalidField',
          details: expect.stringMatching(new RegExp(`^${field}: `)),
        }),
      )
  })

  it('format and parse ReCaps', () => {
    for (const { name, recap, uri, sentence } of vectors.recaps) {
      expect(formatRecapUri(recap), name).toBe(uri)
      expect(parseRecapUri(uri), name).toEqual(recap)
      expect(recapStatement(recap), name).toBe(sentence)
      expect(readRecap({ statement: sentence, resources: [uri] }), name).toEqual(recap)
    }
    for (const { reason, ...part } of vectors.refusedRecaps) expect(readRecap(part), reason).toBe('invalid')
  })

  it('judge sign-ins as specified', async () => {
    for (const { name, domain, now, maxAgeSeconds, session, verdict, field } of vectors.sessions) {
      const rules = {
        isDomain: (found: string) => found === domain,
        nowMs: Date.parse(now),
        verifiers,
        ...(maxAgeSeconds !== undefined && { maxAgeMs: maxAgeSeconds * 1000 }),
      }
      const judged = await verifySession(session, rules)
      expect(judged, name).toEqual({ verdict, ...(field && { field }) })
    }
  })

  it('verify signatures as specified', async () => {
    for (const { name, reason, type, verdict, chainId, accountAddress, message, signature } of vectors.signatures) {
      const verifier = verifiers.find(({ namespace }) => chainId.startsWith(`${namespace}:`)) as MessageVerifier
      const found = await judge(verifier, { message, signature, data: { accountAddress, chainId } })
      expect(found, `${type}, ${name}, ${reason}`).toBe(verdict)
    }
  })

  it('reject in strict mode exactly the signatures marked for it', async () => {
    const strict = bip122Verifier({ strict: true })
    const onBitcoin = vectors.signatures.filter(({ chainId }) => chainId.startsWith('bip122:'))
    expect(onBitcoin.some(({ strictVerdict }) => strictVerdict !== undefined)).toBe(true)
    for (const { name, verdict, strictVerdict, chainId, accountAddress, message, signature } of onBitcoin) {
      const found = await judge(strict, { message, signature, data: { accountAddress, chainId } })
      expect(found, name).toBe(strictVerdict ?? verdict)
    }
  })

  it('match other implementations of EIP-4361 on EVM chains', () => {
    const onEvm = vectors.messages.filter(({ fields }) => fields.chainId.startsWith('eip155:'))
    expect(onEvm.length).toBeGreaterThan(20)
    for (const { name, fields, text } of onEvm) {
      const { accountAddress, chainId, scheme, statement, domain, uri, nonce } = fields
      const same = { address: accountAddress, chainId: Number(chainId.slice(7)), version: '1', nonce, uri, domain }
      const expectedFields = {
        ...same,
        ...(statement !== undefined && { statement }),
        ...(scheme !== undefined && { scheme }),
      }
      expect({ ...new ParsedMessage(text) }, name).toMatchObject(expectedFields)
      // viem can't parse domains with a user or an IPv6 address.
      if (/^[\w.:-]+$/.test(domain))
        expect(parseSiweMessage(text), name).toMatchObject({ address: accountAddress, version: '1', nonce })
    }
  })

  it('match the wallets of Solana', () => {
    const onSolana = vectors.messages.filter(({ fields }) => fields.chainId.startsWith('solana:'))
    for (const { name, fields, text } of onSolana) {
      const { accountAddress, chainId: _, ...same } = fields
      expect(parseSignInMessageText(text), name).toMatchObject({ ...same, address: accountAddress })
    }
  })

  it('parse to another message, or none, with any single character changed', () => {
    const signs = [...new Set(vectors.messages.map(({ text }) => text).join('')), '\r', '\t', 'é', '\u0000']
    let taken = 0
    fc.assert(
      fc.property(
        fc.constantFrom(...vectors.messages),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        fc.constantFrom('', ...signs),
        ({ text, fields }, share, put) => {
          const at = Math.floor(share * text.length)
          const changed = text.slice(0, at) + put + text.slice(at + 1)
          fc.pre(changed !== text)
          const found = parseMessage(changed, words)
          if (found === undefined) return
          taken += 1
          expect(formatMessage(found, words)).toBe(changed)
          expect(found).not.toEqual(fields)
        },
      ),
      { numRuns: 3000 },
    )
    expect(taken).toBeGreaterThan(100)
  })
})
