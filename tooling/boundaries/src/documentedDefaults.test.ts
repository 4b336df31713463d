import { readFileSync } from 'node:fs'
import { orderKinds } from '@kit/core/plugin'
import { describe, expect, it } from 'vitest'

const rowOf = (path: string, option: string): string =>
  readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
    .split('\n')
    .find((line) => line.startsWith(`| \`${option}\``)) ?? ''

describe('documented defaults', () => {
  it('list the connector order that the kit uses', () => {
    expect(rowOf('docs/options.md', 'wallets.order')).toContain(`| ${orderKinds().join(', ')} |`)
  })
})
