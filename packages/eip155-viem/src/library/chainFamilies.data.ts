// Written by `pnpm --filter @kit/eip155-viem run chains`. A test compares it with viem's definitions.

/** Ids of the chains whose transactions, receipts or fees differ from Ethereum's, by the code that viem has for them. */
export const chainFamilies = {
  opStack: [
    10, 130, 252, 360, 420, 480, 690, 919, 1135, 1301, 1338, 1750, 1868, 1874, 1923, 1924, 1946, 2192, 2331, 2522, 4202,
    4326, 4801, 5330, 8453, 11011, 12553, 13001, 17069, 33979, 34443, 48898, 48900, 53302, 57073, 60808, 81224, 81457,
    84531, 84532, 91342, 695569, 763373, 808813, 812242, 3397901, 7777777, 11155420, 28122024, 888888888, 999999999,
    2713017997578000, 2716446429837000,
  ],
  zkStack: [270, 272, 300, 324, 626, 627, 2741, 11124, 50104, 61166, 978658, 1612127, 531050104],
  celo: [42220, 44787, 11142220],
  linea: [59141, 59144, 1660990954],
} as const
