import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { developmentChainsText } from '../testing/developmentChainsText.js'

it('developmentChains.data.ts matches the local chains (otherwise run `pnpm --filter @kit/server run development-chains`)', () => {
  const written = readFileSync(new URL('developmentChains.data.ts', import.meta.url), 'utf8')
  expect(written).toBe(developmentChainsText())
})
