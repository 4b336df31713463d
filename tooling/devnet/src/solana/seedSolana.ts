import {
  Keypair,
  PublicKey,
  SystemProgram,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import type { SolanaLedger } from './SolanaLedger.js'
import type { SolanaDevAccount } from './solanaDevAccounts.js'
import { type SolanaDevToken, solanaDevTokens, tokenProgram } from './solanaDevTokens.js'

const fundedLamports = 1_000n * 1_000_000_000n
const mintedUnits = 100_000n
const associatedProgram = new PublicKey('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL')
const metadataProgram = new PublicKey('metaqbxxUerdq28cj1RbAWkqQm3ybzjb6a8bt518x1s')

/** Funds each account with 1000 SOL and 100 000 of both tokens, and creates the mints. */
export function seedSolana(ledger: SolanaLedger, accounts: readonly SolanaDevAccount[]): void {
  for (const { address } of accounts) ledger.airdrop(address, fundedLamports)
  const [first] = accounts
  if (!first) return
  const authority = Keypair.fromSeed(first.seed)
  for (const token of Object.values(solanaDevTokens())) {
    const data =
      token.program === tokenProgram ? plainMint(token, authority.publicKey) : extendedMint(token, authority.publicKey)
    setAccount(ledger, token.address, token.program, data)
    for (const { address } of accounts)
      send(ledger, authority, mintTo(token, authority.publicKey, new PublicKey(address)))
  }
  const { TUSD } = solanaDevTokens()
  const [metadata] = PublicKey.findProgramAddressSync(
    [Buffer.from('metadata'), metadataProgram.toBytes(), new PublicKey(TUSD.address).toBytes()],
    metadataProgram,
  )
  // SPL Token has no names. By convention they are in an account of the token metadata program.
  const head = [Buffer.from([4]), authority.publicKey.toBytes(), new PublicKey(TUSD.address).toBytes()]
  const texts = [text(TUSD.name, 32), text(TUSD.symbol, 10), text('', 200)]
  setAccount(
    ledger,
    metadata.toBase58(),
    metadataProgram.toBase58(),
    Buffer.concat([...head, ...texts, Buffer.alloc(8)]),
  )
}

function setAccount(ledger: SolanaLedger, address: string, owner: string, data: Uint8Array): void {
  const lamports = ledger.minimumBalance(data.length)
  ledger.setAccount({ address, owner, lamports, data: Uint8Array.from(data), executable: false })
}

function plainMint({ decimals }: SolanaDevToken, authority: PublicKey): Buffer {
  const data = Buffer.alloc(82)
  data.writeUInt32LE(1, 0)
  data.set(authority.toBytes(), 4)
  data.writeUInt8(decimals, 44)
  data.writeUInt8(1, 45)
  return data
}

/** Returns a Token-2022 mint with two extensions: a metadata pointer, and the metadata in the mint itself. */
function extendedMint(token: SolanaDevToken, authority: PublicKey): Buffer {
  const mint = new PublicKey(token.address).toBytes()
  const base = Buffer.alloc(166)
  base.set(plainMint(token, authority))
  base.writeUInt8(1, 165)
  const pointer = Buffer.concat([authority.toBytes(), mint])
  const texts = [text(token.name), text(token.symbol), text('')]
  const metadata = Buffer.concat([authority.toBytes(), mint, ...texts, Buffer.alloc(4)])
  return Buffer.concat([base, extension(18, pointer), extension(19, metadata)])
}

function extension(type: number, data: Uint8Array): Buffer {
  const head = Buffer.alloc(4)
  head.writeUInt16LE(type, 0)
  head.writeUInt16LE(data.length, 2)
  return Buffer.concat([head, data])
}

function text(value: string, paddedTo = 0): Buffer {
  const bytes = Buffer.from(value.padEnd(paddedTo, '\0'))
  const head = Buffer.alloc(4)
  head.writeUInt32LE(bytes.length)
  return Buffer.concat([head, bytes])
}

function mintTo(token: SolanaDevToken, authority: PublicKey, owner: PublicKey): readonly TransactionInstruction[] {
  const mint = new PublicKey(token.address)
  const program = new PublicKey(token.program)
  const seeds = [owner.toBytes(), program.toBytes(), mint.toBytes()]
  const [holder] = PublicKey.findProgramAddressSync(seeds, associatedProgram)
  const readonly = (pubkey: PublicKey) => ({ pubkey, isSigner: false, isWritable: false })
  const writable = (pubkey: PublicKey, isSigner = false) => ({ pubkey, isSigner, isWritable: true })
  const amount = Buffer.alloc(9)
  amount.writeUInt8(7)
  amount.writeBigUInt64LE(mintedUnits * 10n ** BigInt(token.decimals), 1)
  return [
    new TransactionInstruction({
      programId: associatedProgram,
      keys: [
        writable(authority, true),
        writable(holder),
        ...[owner, mint, SystemProgram.programId, program].map(readonly),
      ],
      data: Buffer.from([1]),
    }),
    new TransactionInstruction({
      programId: program,
      keys: [writable(mint), writable(holder), { ...readonly(authority), isSigner: true }],
      data: amount,
    }),
  ]
}

function send(ledger: SolanaLedger, payer: Keypair, instructions: readonly TransactionInstruction[]): void {
  const { blockhash } = ledger.latestBlockhash()
  const message = new TransactionMessage({
    payerKey: payer.publicKey,
    recentBlockhash: blockhash,
    instructions: [...instructions],
  })
  const transaction = new VersionedTransaction(message.compileToV0Message())
  transaction.sign([payer])
  const outcome = ledger.send(transaction.serialize())
  if ('refused' in outcome)
    throw new Error(
      `Seeding failed: ${JSON.stringify(outcome.refused, (_, value) => (typeof value === 'bigint' ? `${value}` : value))}`,
    )
}
