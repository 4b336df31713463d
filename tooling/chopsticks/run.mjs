// Runs one local chain: the Asset Hub runtime on the port, with the genesis hash and storage given in the first argument.
import http from 'node:http'
import { syncBuiltinESMExports } from 'node:module'
import { GenesisProvider, setupWithServer } from '@acala-network/chopsticks'
import { chainSpec } from '@substrate/connect-known-chains/rococo_v2_2_asset_hub'

const { port, genesisHash, id, name, properties, storage } = JSON.parse(process.argv[2])

// Otherwise every chain from a chain specification has the same hash, and clients couldn't distinguish them.
Object.defineProperty(GenesisProvider.prototype, 'blockHash', { get: () => genesisHash })

// Connections stay open: a request on a connection that is closing would get no response.
const { createServer } = http
http.createServer = (...given) => Object.assign(createServer(...given), { keepAliveTimeout: 0 })
syncBuiltinESMExports()

const { addr } = await setupWithServer({
  'chain-spec': { ...JSON.parse(chainSpec), id, name, properties },
  'build-block-mode': 'Instant',
  'import-storage': storage,
  host: '127.0.0.1',
  port,
})
console.log(`ready ${addr}`)
