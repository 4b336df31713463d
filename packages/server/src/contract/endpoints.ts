import { analyticsEndpoints } from './analyticsEndpoints.js'
import { authEndpoints } from './authEndpoints.js'
import { balanceEndpoints } from './balanceEndpoints.js'
import { bundlerEndpoints } from './bundlerEndpoints.js'
import { convertEndpoints } from './convertEndpoints.js'
import { directoryEndpoints } from './directoryEndpoints.js'
import type { Endpoint } from './Endpoint.js'
import { exchangeEndpoints } from './exchangeEndpoints.js'
import { historyEndpoints } from './historyEndpoints.js'
import { identityEndpoints } from './identityEndpoints.js'
import { namesEndpoints } from './namesEndpoints.js'
import { nftEndpoints } from './nftEndpoints.js'
import { onrampEndpoints } from './onrampEndpoints.js'
import { otpEndpoints } from './otpEndpoints.js'
import { paymasterEndpoints } from './paymasterEndpoints.js'
import { priceEndpoints } from './priceEndpoints.js'
import { rpcEndpoints } from './rpcEndpoints.js'
import { sessionEndpoints } from './sessionEndpoints.js'

/** All endpoints of the server, in the order of the documentation. */
export const endpoints: readonly Endpoint[] = [
  ...rpcEndpoints,
  ...identityEndpoints,
  ...namesEndpoints,
  ...balanceEndpoints,
  ...priceEndpoints,
  ...historyEndpoints,
  ...nftEndpoints,
  ...convertEndpoints,
  ...onrampEndpoints,
  ...exchangeEndpoints,
  ...sessionEndpoints,
  ...bundlerEndpoints,
  ...paymasterEndpoints,
  ...authEndpoints,
  ...otpEndpoints,
  ...directoryEndpoints,
  ...analyticsEndpoints,
]
