/** 100 ETH: an estimate must not fail for lack of a balance that is funded before the operation is sent. */
export const assumedBalance = '0x56bc75e2d63100000'
