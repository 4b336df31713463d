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

describe('weighChunks', () => {
  it('counts the entry and its static imports at load', () => {
    expect(weighChunks(chunks, [], []).load).toBe(bytes(entry, shared))
  })

  it('counts each file of the modal once after opening, and no other lazy file', () => {
    expect(weighChunks(chunks, [], [/Modal/]).opened).toBe(bytes(entry, shared, modal, part))
  })

  it('counts the chunk with the modal after opening, even where the bundler merged other modules into it', () => {
    const joined = chunk('joined.js', { moduleIds: ['/ui/part.js', '/ui/Modal.js'], imports: ['shared.js'] })
    const page = [{ ...entry, dynamicImports: ['joined.js', 'later.js'] }, shared, joined, later]
    expect(weighChunks(page, [], [/Modal/]).opened).toBe(bytes(entry, shared, joined))
  })

  it('does not count another lazy file that contains a part of a file of the modal', () => {
    const other = { ...later, moduleIds: ['/ui/Later.js', '/ui/Modal.js'] }
    expect(weighChunks([entry, shared, modal, part, other], [], [/Modal/]).opened).toBe(
      bytes(entry, shared, modal, part),
    )
  })

  it('lists wide characters of the files at load, and of no other file', () => {
    const wide = (one: Chunk): Chunk => ({ ...one, code: `const price = '1 \u00a3 \u2026'` })
    expect(weighChunks([entry, wide(shared), modal, part, wide(later)], [], [/Modal/]).wideCharacters).toEqual([
      `const price = '1 \u00a3 \u2026`,
    ])
  })

  it('counts every file in total', () => {
    expect(weighChunks(chunks, [], []).all).toBe(bytes(...chunks))
  })

  it('leaves out files that have only the texts of another language', () => {
    const french = chunk('fr.js', { moduleIds: ['/react-ui/dist/fr.js'] })
    const merged = chunk('merged.js', { moduleIds: ['/react-ui/dist/fr.js', '/react-ui/dist/modal.js'] })
    expect(weighChunks([...chunks, french, merged], [], []).all).toBe(bytes(...chunks, merged))
  })

  it('names unwanted modules, also in lazy files', () => {
    expect(weighChunks(chunks, [/@solana/], []).strangers).toEqual(['/node_modules/@solana/web3.js'])
    expect(weighChunks(chunks, [/@polkadot/], []).strangers).toEqual([])
  })
})
