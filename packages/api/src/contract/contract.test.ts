import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { contractTypes } from '../testing/contract/contractTypes.js'

it('contract.data.ts has the types of the contract that kit-server checks (else run `pnpm --filter @kit/api run contract`)', async () => {
  const written = readFileSync(new URL('./contract.data.ts', import.meta.url), 'utf8')
  expect(written).toBe(await contractTypes())
})
