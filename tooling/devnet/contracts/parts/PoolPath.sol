// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {Pool} from "../Pool.sol";
import {PoolFactory} from "../PoolFactory.sol";

/// A path of pools in bytes: token (20), then fee (3) and token (20) for each hop.
library PoolPath {
    uint256 private constant HOP = 23;

    function hops(bytes calldata path) internal pure returns (uint256) {
        require(path.length >= HOP + 20 && (path.length - 20) % HOP == 0, "INVALID_PATH");
        return (path.length - 20) / HOP;
    }

    function hop(bytes calldata path, uint256 index)
        internal
        pure
        returns (address tokenIn, address tokenOut, uint24 fee)
    {
        bytes calldata rest = path[index * HOP:];
        return (address(bytes20(rest[:20])), address(bytes20(rest[23:43])), uint24(bytes3(rest[20:23])));
    }

    function pool(address factory, address tokenIn, address tokenOut, uint24 fee) internal view returns (Pool found) {
        found = Pool(PoolFactory(factory).getPool(tokenIn, tokenOut, fee));
        require(address(found) != address(0), "NO_POOL");
    }

    /// A real pool would stop the swap at the price limit. This one reverts.
    function requireWithin(uint160 limit, bool zeroForOne, uint160 sqrtPriceX96) internal pure {
        require(limit == 0 || (zeroForOne ? sqrtPriceX96 >= limit : sqrtPriceX96 <= limit), "PRICE_LIMIT");
    }
}
