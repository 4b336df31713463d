// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// Reports the data fee of a rollup, like the OP Stack's GasPriceOracle and Arbitrum's NodeInterface. Charges nothing.
contract RollupFees {
    /// Slot 0: wei per byte.
    uint256 public bytePrice;
    /// Slot 1: operator fee in wei per unit of gas.
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
