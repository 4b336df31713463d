import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { configSchemas } from './parseConfig.js'

type Schema = {
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly additionalProperties?: Schema | boolean
  readonly anyOf?: readonly Schema[]
}

const textOf = (path: string): string => readFileSync(new URL(`../../../../docs/${path}`, import.meta.url), 'utf8')
const guide = textOf('server.md')
const pages = guide + textOf('host-the-embedded-wallet.md')

/** Returns the name of every option in a schema, at any depth. */
function optionsIn({ properties = {}, items, additionalProperties, anyOf = [] }: Schema): readonly string[] {
  const record = typeof additionalProperties === 'object' ? [additionalProperties] : []
  const below = [...Object.values(properties), ...(items ? [items] : []), ...record, ...anyOf].flatMap(optionsIn)
  return [...new Set([...Object.keys(properties), ...below])]
}

describe('the guides of kit-server', () => {
  it('list every option of the configuration', () => {
    const options = optionsIn(z.toJSONSchema(configSchemas.listed, { io: 'input', unrepresentable: 'any' }) as Schema)
    expect(options.length).toBeGreaterThan(80)
    expect(options.filter((name) => !new RegExp(`[\`".*]${name}\\b`).test(pages))).toEqual([])
  })

  it('list every flag', () => {
    const source = readFileSync(new URL('../parseCommandLine.ts', import.meta.url), 'utf8')
    const flags = [...source.matchAll(/^ {6}'?([\w-]+)'?: \{ type: /gm)].map(([, name = '']) => name)
    expect(flags.length).toBeGreaterThan(5)
    expect(flags.filter((name) => !pages.includes(`--${name}`))).toEqual([])
  })

  it('list every environment variable', () => {
    const source = readFileSync(new URL('readSources.ts', import.meta.url), 'utf8')
    const variables = [...new Set([...source.matchAll(/env\['(\w+)'\]/g)].map(([, name = '']) => name))]
    expect(variables.length).toBeGreaterThan(8)
    expect(variables.filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
  })
})
