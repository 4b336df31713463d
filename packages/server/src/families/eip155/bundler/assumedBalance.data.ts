/** 100 ETH: an estimate must not fail for want of a balance that comes before the operation is sent. */
export const assumedBalance = '0x56bc75e2d63100000'
