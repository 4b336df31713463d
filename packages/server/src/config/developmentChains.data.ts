import type { ChainConfigInput } from '../chain/config/chainConfig.js'

// Written by `pnpm --filter @kit/server run development-chains`. Not to be edited.

const shared: Omit<ChainConfigInput, 'upstreams'> = {
  "blockTimeMs": 1,
  "nativeCurrency": {
    "name": "Ether",
    "symbol": "ETH",
    "decimals": 18
  },
  "tokens": [
    {
      "address": "0x3E35602d602c05a4bE2057C49570D8708A220dfd",
      "name": "Test USD",
      "symbol": "TUSD",
      "decimals": 6,
      "eip2612": false,
      "logoUri": "data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCA0MCA0MCI+PHJlY3Qgd2lkdGg9IjQwIiBoZWlnaHQ9IjQwIiBmaWxsPSJoc2woODUgNTUlIDM4JSkiLz48dGV4dCB4PSIyMCIgeT0iMjYuNSIgdGV4dC1hbmNob3I9Im1pZGRsZSIgZm9udC1mYW1pbHk9IkludGVyLFJvYm90byxIZWx2ZXRpY2Esc2Fucy1zZXJpZiIgZm9udC1zaXplPSIxOCIgZm9udC13ZWlnaHQ9IjYwMCIgZmlsbD0iI2ZmZiI+VFU8L3RleHQ+PC9zdmc+"
    },
    {
      "address": "0x97Dd94aeB50A7Da6aDA60505D59f120F14d8d7DB",
      "name": "Test Token",
      "symbol": "TTK",
      "decimals": 18,
      "eip2612": false,
      "logoUri": "data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCA0MCA0MCI+PHJlY3Qgd2lkdGg9IjQwIiBoZWlnaHQ9IjQwIiBmaWxsPSJoc2woMzU3IDU1JSAzOCUpIi8+PHRleHQgeD0iMjAiIHk9IjI2LjUiIHRleHQtYW5jaG9yPSJtaWRkbGUiIGZvbnQtZmFtaWx5PSJJbnRlcixSb2JvdG8sSGVsdmV0aWNhLHNhbnMtc2VyaWYiIGZvbnQtc2l6ZT0iMTgiIGZvbnQtd2VpZ2h0PSI2MDAiIGZpbGw9IiNmZmYiPlRUPC90ZXh0Pjwvc3ZnPg=="
    },
    {
      "address": "0x0fe00BC6032e753dED8C39Fc6165070B082329d1",
      "name": "Test USD Coin",
      "symbol": "TUSDC",
      "decimals": 6,
      "eip2612": true,
      "logoUri": "data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCA0MCA0MCI+PHJlY3Qgd2lkdGg9IjQwIiBoZWlnaHQ9IjQwIiBmaWxsPSJoc2woMTA0IDU1JSAzOCUpIi8+PHRleHQgeD0iMjAiIHk9IjI2LjUiIHRleHQtYW5jaG9yPSJtaWRkbGUiIGZvbnQtZmFtaWx5PSJJbnRlcixSb2JvdG8sSGVsdmV0aWNhLHNhbnMtc2VyaWYiIGZvbnQtc2l6ZT0iMTgiIGZvbnQtd2VpZ2h0PSI2MDAiIGZpbGw9IiNmZmYiPlRVPC90ZXh0Pjwvc3ZnPg=="
    },
    {
      "address": "0xfD7DB7ADfB9A338e3e37ECc19e3F9509E97b833D",
      "name": "Test Dai",
      "symbol": "TDAI",
      "decimals": 18,
      "eip2612": false,
      "logoUri": "data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCA0MCA0MCI+PHJlY3Qgd2lkdGg9IjQwIiBoZWlnaHQ9IjQwIiBmaWxsPSJoc2woOTMgNTUlIDM4JSkiLz48dGV4dCB4PSIyMCIgeT0iMjYuNSIgdGV4dC1hbmNob3I9Im1pZGRsZSIgZm9udC1mYW1pbHk9IkludGVyLFJvYm90byxIZWx2ZXRpY2Esc2Fucy1zZXJpZiIgZm9udC1zaXplPSIxOCIgZm9udC13ZWlnaHQ9IjYwMCIgZmlsbD0iI2ZmZiI+VEQ8L3RleHQ+PC9zdmc+"
    },
    {
      "address": "0x936cF5855a6aF07b8077C3231956067C6c02B509",
      "name": "Test Bitcoin",
      "symbol": "TBTC",
      "decimals": 8,
      "eip2612": false,
      "logoUri": "data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCA0MCA0MCI+PHJlY3Qgd2lkdGg9IjQwIiBoZWlnaHQ9IjQwIiBmaWxsPSJoc2woMzAwIDU1JSAzOCUpIi8+PHRleHQgeD0iMjAiIHk9IjI2LjUiIHRleHQtYW5jaG9yPSJtaWRkbGUiIGZvbnQtZmFtaWx5PSJJbnRlcixSb2JvdG8sSGVsdmV0aWNhLHNhbnMtc2VyaWYiIGZvbnQtc2l6ZT0iMTgiIGZvbnQtd2VpZ2h0PSI2MDAiIGZpbGw9IiNmZmYiPlRCPC90ZXh0Pjwvc3ZnPg=="
    },
    {
      "address": "0x717C51F88E1b5B2b1835EF5Cd5b977c9491b8D3b",
      "name": "Test Concentrated",
      "symbol": "TCON",
      "decimals": 18,
      "eip2612": false,
      "logoUri": "data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCA0MCA0MCI+PHJlY3Qgd2lkdGg9IjQwIiBoZWlnaHQ9IjQwIiBmaWxsPSJoc2woMjUyIDU1JSAzOCUpIi8+PHRleHQgeD0iMjAiIHk9IjI2LjUiIHRleHQtYW5jaG9yPSJtaWRkbGUiIGZvbnQtZmFtaWx5PSJJbnRlcixSb2JvdG8sSGVsdmV0aWNhLHNhbnMtc2VyaWYiIGZvbnQtc2l6ZT0iMTgiIGZvbnQtd2VpZ2h0PSI2MDAiIGZpbGw9IiNmZmYiPlRDPC90ZXh0Pjwvc3ZnPg=="
    },
    {
      "address": "0x3c178d5248F086952802148fEF8fe5BB39d6a01D",
      "name": "Test Two Hops",
      "symbol": "THOP",
      "decimals": 18,
      "eip2612": false,
      "logoUri": "data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCA0MCA0MCI+PHJlY3Qgd2lkdGg9IjQwIiBoZWlnaHQ9IjQwIiBmaWxsPSJoc2woMjYzIDU1JSAzOCUpIi8+PHRleHQgeD0iMjAiIHk9IjI2LjUiIHRleHQtYW5jaG9yPSJtaWRkbGUiIGZvbnQtZmFtaWx5PSJJbnRlcixSb2JvdG8sSGVsdmV0aWNhLHNhbnMtc2VyaWYiIGZvbnQtc2l6ZT0iMTgiIGZvbnQtd2VpZ2h0PSI2MDAiIGZpbGw9IiNmZmYiPlRIPC90ZXh0Pjwvc3ZnPg=="
    },
    {
      "address": "0x9FF6aA56c9ec51afe3292b6e4e4D131800196bD1",
      "name": "Test Thin",
      "symbol": "TTHN",
      "decimals": 18,
      "eip2612": false,
      "logoUri": "data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCA0MCA0MCI+PHJlY3Qgd2lkdGg9IjQwIiBoZWlnaHQ9IjQwIiBmaWxsPSJoc2woMjcwIDU1JSAzOCUpIi8+PHRleHQgeD0iMjAiIHk9IjI2LjUiIHRleHQtYW5jaG9yPSJtaWRkbGUiIGZvbnQtZmFtaWx5PSJJbnRlcixSb2JvdG8sSGVsdmV0aWNhLHNhbnMtc2VyaWYiIGZvbnQtc2l6ZT0iMTgiIGZvbnQtd2VpZ2h0PSI2MDAiIGZpbGw9IiNmZmYiPlRUPC90ZXh0Pjwvc3ZnPg=="
    },
    {
      "address": "0x60579F7B1d86F9f13d26942E25972750f73E756a",
      "name": "Test No Market",
      "symbol": "TNIL",
      "decimals": 18,
      "eip2612": false,
      "logoUri": "data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCA0MCA0MCI+PHJlY3Qgd2lkdGg9IjQwIiBoZWlnaHQ9IjQwIiBmaWxsPSJoc2woMTgzIDU1JSAzOCUpIi8+PHRleHQgeD0iMjAiIHk9IjI2LjUiIHRleHQtYW5jaG9yPSJtaWRkbGUiIGZvbnQtZmFtaWx5PSJJbnRlcixSb2JvdG8sSGVsdmV0aWNhLHNhbnMtc2VyaWYiIGZvbnQtc2l6ZT0iMTgiIGZvbnQtd2VpZ2h0PSI2MDAiIGZpbGw9IiNmZmYiPlROPC90ZXh0Pjwvc3ZnPg=="
    },
    {
      "address": "0x8163D8741e6D45b6fD56D308308dd6d3eD45c85E",
      "name": "Wrapped Ether",
      "symbol": "WETH",
      "decimals": 18,
      "eip2612": false,
      "logoUri": "data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCA0MCA0MCI+PHJlY3Qgd2lkdGg9IjQwIiBoZWlnaHQ9IjQwIiBmaWxsPSJoc2woMyA1NSUgMzglKSIvPjx0ZXh0IHg9IjIwIiB5PSIyNi41IiB0ZXh0LWFuY2hvcj0ibWlkZGxlIiBmb250LWZhbWlseT0iSW50ZXIsUm9ib3RvLEhlbHZldGljYSxzYW5zLXNlcmlmIiBmb250LXNpemU9IjE4IiBmb250LXdlaWdodD0iNjAwIiBmaWxsPSIjZmZmIj5XRTwvdGV4dD48L3N2Zz4="
    }
  ],
  "wrappedNative": "0x8163D8741e6D45b6fD56D308308dd6d3eD45c85E",
  "stables": [
    "0x3E35602d602c05a4bE2057C49570D8708A220dfd",
    "0x0fe00BC6032e753dED8C39Fc6165070B082329d1",
    "0xfD7DB7ADfB9A338e3e37ECc19e3F9509E97b833D"
  ],
  "exchanges": [
    {
      "kind": "v2",
      "factory": "0xBE970b47f6770784Ad3eb51709E9B6059d1075d9",
      "router": "0x2519a5b6Ef377eDb4B7ef08De918588C953A479F",
      "swapRouter": "0x5FF85f4a261b217894723f7FEbA48d25532Dc845"
    },
    {
      "kind": "v3",
      "factory": "0x8b283962F7226AD7C63ad3aE0B2330C67A0eb860",
      "quoter": "0x270a7e8f49037c7A2AB451Cfc2F624B7A79D3D42",
      "router": "0x5FF85f4a261b217894723f7FEbA48d25532Dc845",
      "fees": [
        500,
        3000,
        10000
      ]
    }
  ],
  "feeds": {
    "native": "0x95519740d3a402D74EDAC8d9B039891FB7B06827",
    "0x3E35602d602c05a4bE2057C49570D8708A220dfd": "0x909546B351829e86823455C8b7C6d4C110188095",
    "0x0fe00BC6032e753dED8C39Fc6165070B082329d1": "0xf0e6DcD674CA48335D6560d6c1E242b12Eddd6B0",
    "0xfD7DB7ADfB9A338e3e37ECc19e3F9509E97b833D": "0x8EC6AF757426c17E4B3c931f5201D3e394B35f49",
    "0x936cF5855a6aF07b8077C3231956067C6c02B509": "0x920F32fF26A452cAEA2Ae712f1E330aF83f17D91",
    "0x97Dd94aeB50A7Da6aDA60505D59f120F14d8d7DB": "0x0Da1aF63fF9eE323b4f5f5EBDe491CA10599105e",
    "0x717C51F88E1b5B2b1835EF5Cd5b977c9491b8D3b": "0x778ae9B4FC531B9B80C53b862235ee26C334D068",
    "0x3c178d5248F086952802148fEF8fe5BB39d6a01D": "0xF21d84cbac2f061Ec13278749E48a4925c0220fa"
  },
  "multicall3": "0xcA11bde05977b3631167028862bE2a173976CA11",
  "history": {
    "accounts": "all"
  }
}

/** The local chains of `npm start`, with their tokens, exchanges and names. Their addresses never change. */
export const developmentChains: Readonly<Record<string, ChainConfigInput>> = {
  'eip155:31337': {
    ...shared,
    name: "Local One",
    upstreams: [{"url":"http://127.0.0.1:8545","wsUrl":"ws://127.0.0.1:8545"}],
    universalResolver: "0x178e2156187953FCF4793575BD125682Da6d8810",
  },
  'eip155:31338': {
    ...shared,
    name: "Local Two",
    upstreams: [{"url":"http://127.0.0.1:8546","wsUrl":"ws://127.0.0.1:8546"}],
  },
}
