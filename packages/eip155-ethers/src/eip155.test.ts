import { join } from 'node:path'
import { describeEvmAdapter } from '@kit/evm-suite'
import { eip155 } from './eip155.js'

describeEvmAdapter({
  name: 'ethers',
  createAdapter: eip155,
  pagePath: join(import.meta.dirname, './testing/page/main.ts'),
  isLibrary: (moduleId) => /\/ethers\/|\/eip155-ethers\/src\/library\//.test(moduleId),
})
