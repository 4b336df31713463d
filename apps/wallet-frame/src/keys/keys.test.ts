import { base58, base64urlnopad } from '@scure/base'
import { Keypair } from '@solana/web3.js'
import fc from 'fast-check'
import { recoverMessageAddress, recoverTypedDataAddress, stringToHex } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { createKeyring } from '../worker/createKeyring.js'
import { makeCode, parseCode, secretOfCode } from './parseCode.js'
import type { SealedCopy, UnlockKey } from './SealedCopy.js'
import { openCopy } from './sealCopy.js'

const user = '3b241101-e2bb-4255-8caf-4136c566a962'
const facts = { keyId: '9f8c1101-e2bb-4255-8caf-4136c566a962', label: 'Test' }

const deviceKey = async (): Promise<UnlockKey> => ({
  kind: 'device',
  key: await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
})
const codeKey = (): UnlockKey => ({ kind: 'code', secret: secretOfCode(parseCode(makeCode()) as string) })
const passkey = (): UnlockKey => ({ kind: 'passkey', secret: crypto.getRandomValues(new Uint8Array(32)) })

describe('deriveKeys', () => {
  it('derives the addresses that any wallet derives from the phrase', async () => {
    const keyring = createKeyring()
    const addresses = await keyring.make()
    const { words, eoa, owner, solana } = keyring.exportKeys()
    expect(words.split(' ')).toHaveLength(12)
    const first = mnemonicToAccount(words)
    const second = mnemonicToAccount(words, { addressIndex: 1 })
    expect(addresses).toMatchObject({ eoa: first.address, owner: second.address })
    expect([eoa, owner].map((key) => BigInt(key))).toEqual(
      [first, second].map((account) => BigInt(`0x${Buffer.from(account.getHdKey().privateKey ?? []).toString('hex')}`)),
    )
    expect(Keypair.fromSecretKey(base58.decode(solana)).publicKey.toBase58()).toBe(addresses.solana)
  })

  it('creates a new root each time', async () => {
    const keyring = createKeyring()
    const made = [await keyring.make(), await keyring.make()]
    expect(made[0]?.eoa).not.toBe(made[1]?.eoa)
  })

  it('signs the content it is given, for the named account', async () => {
    const keyring = createKeyring()
    const { eoa, owner } = await keyring.make()
    const message = stringToHex('hello')
    const signature = await keyring.sign({ type: 'message', account: 'owner', message })
    expect(await recoverMessageAddress({ message: { raw: message }, signature: signature as `0x${string}` })).toBe(
      owner,
    )
    const data = {
      domain: { name: 'Test', chainId: 1 },
      types: { Note: [{ name: 'text', type: 'string' }] },
      primaryType: 'Note',
      message: { text: 'hello' },
    } as const
    const typed = await keyring.sign({ type: 'typedData', account: 'eoa', data })
    expect(await recoverTypedDataAddress({ ...data, signature: typed as `0x${string}` })).toBe(eoa)
  })

  it('can’t sign after it is wiped', async () => {
    const keyring = createKeyring()
    await keyring.make()
    keyring.wipe()
    expect(() => keyring.exportKeys()).toThrow('locked')
    await expect(keyring.sign({ type: 'message', account: 'eoa', message: '0x00' })).rejects.toThrow('locked')
  })
})

describe('sealCopy', () => {
  it.each([
    ['device', deviceKey],
    ['passkey', passkey],
    ['code', codeKey],
  ] as const)('opens with its %s key and no other', async (_, make) => {
    const keyring = createKeyring()
    const addresses = await keyring.make()
    const { words } = keyring.exportKeys()
    const key = await make()
    const copy = await keyring.seal(key, facts, user)
    keyring.wipe()
    await expect(keyring.open(copy, await make(), user, addresses)).rejects.toThrow()
    expect(await keyring.open(copy, key, user, addresses)).toEqual(addresses)
    expect(keyring.exportKeys().words).toBe(words)
  })

  it('rejects another user, name, kind or addresses, and a modified copy', async () => {
    const keyring = createKeyring()
    const addresses = await keyring.make()
    const key = passkey()
    const copy = await keyring.seal(key, facts, user)
    const refused = async (changed: SealedCopy, by: UnlockKey = key, of = user) =>
      expect(openCopy(changed, by, of)).rejects.toThrow()
    await refused(copy, key, '00000000-e2bb-4255-8caf-4136c566a962')
    await refused({ ...copy, keyId: '00000000-e2bb-4255-8caf-4136c566a962' })
    await refused(copy, { ...key, kind: 'code' } as UnlockKey)
    await expect(keyring.open(copy, key, user, { ...addresses, solana: addresses.eoa })).rejects.toThrow(
      'another wallet',
    )
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('salt', 'iv', 'data', 'fingerprint'),
        fc.nat(),
        fc.integer({ min: 1, max: 255 }),
        async (name, at, flip) => {
          const bytes = base64urlnopad.decode(copy[name])
          bytes[at % bytes.length] = (bytes[at % bytes.length] ?? 0) ^ flip
          await refused({ ...copy, [name]: base64urlnopad.encode(bytes) })
        },
      ),
      { numRuns: 100 },
    )
  })
})

describe('parseCode', () => {
  it('reads a code in any case, with or without groups, and with letters that look like digits', () => {
    fc.assert(
      fc.property(fc.integer(), () => {
        const code = makeCode()
        const signs = parseCode(code)
        expect(signs).toHaveLength(26)
        expect(parseCode(code.toLowerCase().replaceAll('-', ' '))).toBe(signs)
        expect(parseCode(code.replaceAll('0', 'o').replaceAll('1', 'l'))).toBe(signs)
      }),
      { numRuns: 50 },
    )
  })

  it('detects a single wrong character and two swapped neighbors', () => {
    const code = makeCode().replaceAll('-', '')
    for (const [at, sign] of [...code].slice(0, 26).entries()) {
      const other = sign === '7' ? '8' : '7'
      expect(parseCode(code.slice(0, at) + other + code.slice(at + 1))).toBeUndefined()
      const next = code[at + 1] as string
      if (at < 25 && next !== sign)
        expect(parseCode(code.slice(0, at) + next + sign + code.slice(at + 2))).toBeUndefined()
    }
    expect(parseCode(code.slice(1))).toBeUndefined()
    expect(parseCode('')).toBeUndefined()
  })
})
