/** Addresses of the caveat enforcers, on each supported chain: Delegation Framework 1.3.0. */
export const enforcers = {
  allowedTargets: '0x7F20f61b1f09b08D970938F6fa563634d65c4EeB',
  allowedMethods: '0x2c21fD0Cb9DC8445CB3fb0DC5E7Bb0Aca01842B5',
  allowedCalldata: '0xc2b0d624c1c4319760C96503BA27C347F3260f55',
  exactCalldata: '0x99F2e9bF15ce5eC84685604836F71aB835DBBdED',
  valueLte: '0x92Bf12322527cAA612fd31a0e810472BBB106A8F',
  timestamp: '0x1046bb45C8d673d4ea75321280DB34899413c069',
  nativeTokenPeriodTransfer: '0x9BC0FAf4Aca5AE429F4c06aEEaC517520CB16BD9',
  erc20PeriodTransfer: '0x474e3Ae7E169e940607cC624Da8A15Eb120139aB',
} as const
