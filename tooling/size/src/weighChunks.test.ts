import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { type Chunk, weighChunks } from './measurePage.js'

function chunk(fileName: string, more: Partial<Chunk> = {}): Chunk {
  return {
    fileName,
    code: `export const name = '${fileName}'`,
    imports: [],
    dynamicImports: [],
    isEntry: false,
    facadeModuleId: null,
    moduleIds: [],
    ...more,
  }
}

function bytes(...chunks: readonly Chunk[]): number {
  return chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0)
}

const shared = chunk('shared.js')
const part = chunk('part.js')
const modal = chunk('modal.js', { facadeModuleId: '/ui/Modal.js', imports: ['shared.js', 'part.js'] })
const later = chunk('later.js', { facadeModuleId: '/ui/Later.js', moduleIds: ['/node_modules/@solana/web3.js'] })
const entry = chunk('entry.js', {
  isEntry: true,
  imports: ['shared.js'],
  dynamicImports: ['modal.js', 'later.js'],
})
const chunks = [entry, shared, modal, part, later]

describe('the weight of a page', () => {
  it('at load is the entry and what it imports at once', () => {
    expect(weighChunks(chunks, [], []).load).toBe(bytes(entry, shared))
  })

  it('after opening counts each file of the modal once and no other lazy file', () => {
    expect(weighChunks(chunks, [], [/Modal/]).opened).toBe(bytes(entry, shared, modal, part))
  })

  it('after opening counts what the modal is in, where the bundler put it beside others', () => {
    const joined = chunk('joined.js', { moduleIds: ['/ui/part.js', '/ui/Modal.js'], imports: ['shared.js'] })
    const page = [{ ...entry, dynamicImports: ['joined.js', 'later.js'] }, shared, joined, later]
    expect(weighChunks(page, [], [/Modal/]).opened).toBe(bytes(entry, shared, joined))
  })

  it('in all is every file', () => {
    expect(weighChunks(chunks, [], []).all).toBe(bytes(...chunks))
  })

  it('names the modules that should not be there, in lazy files too', () => {
    expect(weighChunks(chunks, [/@solana/], []).strangers).toEqual(['/node_modules/@solana/web3.js'])
    expect(weighChunks(chunks, [/@polkadot/], []).strangers).toEqual([])
  })
})
