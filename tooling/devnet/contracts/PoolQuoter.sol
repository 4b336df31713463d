// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {PoolPath} from "./parts/PoolPath.sol";

/// Quotes the output of a swap over pools, without executing it.
contract PoolQuoter {
    struct QuoteExactInputSingleParams {
        address tokenIn;
        address tokenOut;
        uint256 amountIn;
        uint24 fee;
        uint160 sqrtPriceLimitX96;
    }

    uint256 private constant GAS_OF_A_SWAP = 120_000;

    address public immutable factory;
    address public immutable WETH9;

    constructor(address factory_, address weth9) {
        (factory, WETH9) = (factory_, weth9);
    }

    function quoteExactInputSingle(QuoteExactInputSingleParams calldata params)
        external
        view
        returns (uint256 amountOut, uint160 sqrtPriceX96After, uint32 initializedTicksCrossed, uint256 gasEstimate)
    {
        (amountOut, sqrtPriceX96After) = _quote(params.tokenIn, params.tokenOut, params.fee, params.amountIn);
        PoolPath.requireWithin(params.sqrtPriceLimitX96, params.tokenIn < params.tokenOut, sqrtPriceX96After);
        return (amountOut, sqrtPriceX96After, 0, GAS_OF_A_SWAP);
    }

    function quoteExactInput(bytes calldata path, uint256 amountIn)
        external
        view
        returns (
            uint256 amountOut,
            uint160[] memory sqrtPriceX96AfterList,
            uint32[] memory initializedTicksCrossedList,
            uint256 gasEstimate
        )
    {
        uint256 hops = PoolPath.hops(path);
        sqrtPriceX96AfterList = new uint160[](hops);
        initializedTicksCrossedList = new uint32[](hops);
        amountOut = amountIn;
        for (uint256 i = 0; i < hops; i++) {
            (address tokenIn, address tokenOut, uint24 fee) = PoolPath.hop(path, i);
            (amountOut, sqrtPriceX96AfterList[i]) = _quote(tokenIn, tokenOut, fee, amountOut);
        }
        gasEstimate = hops * GAS_OF_A_SWAP;
    }

    function _quote(address tokenIn, address tokenOut, uint24 fee, uint256 amountIn)
        private
        view
        returns (uint256, uint160)
    {
        return PoolPath.pool(factory, tokenIn, tokenOut, fee).quote(tokenIn < tokenOut, amountIn);
    }
}
