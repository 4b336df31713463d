// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// What a rollup says of its fee for data: as the OP stack's GasPriceOracle and Arbitrum's NodeInterface do. Nothing is charged.
contract RollupFees {
    /// Slot 0: what a byte costs, in wei.
    uint256 public bytePrice;
    /// Slot 1: what the operator takes for a unit of gas, in wei.
    uint256 public gasPrice;

    function getL1Fee(bytes calldata data) external view returns (uint256) {
        return (data.length + 68) * bytePrice;
    }

    function getOperatorFee(uint256 gasUsed) external view returns (uint256) {
        return gasUsed * gasPrice;
    }

    function gasEstimateL1Component(address, bool, bytes calldata data)
        external
        payable
        returns (uint64 gasEstimateForL1, uint256 baseFee, uint256 l1BaseFeeEstimate)
    {
        return (uint64((data.length * bytePrice) / block.basefee), block.basefee, bytePrice);
    }
}
