import { createConformance } from '@kit/evm-suite'
import { describeAdapter } from '@kit/testing/conformance'
import { eip155 } from './eip155.js'

describeAdapter('eip155 adapter conformance on viem', createConformance(eip155))
