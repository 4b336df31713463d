import { readFileSync } from 'node:fs'
import { orderKinds } from '@kit/core/plugin'
import { describe, expect, it } from 'vitest'

const rowOf = (path: string, option: string): string =>
  readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
    .split('\n')
    .find((line) => line.startsWith(`| \`${option}\``)) ?? ''

describe('the documented default', () => {
  it('of the connector order is the one that the kit follows', () => {
    const order = `| ${orderKinds().join(', ')} |`
    expect(rowOf('docs/options.md', 'wallets.order')).toContain(order)
    expect(rowOf('docs/preset.md', 'features.connectorTypeOrder')).toContain(order)
  })
})
