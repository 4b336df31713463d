// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {Pair} from "../Pair.sol";
import {PairFactory} from "../PairFactory.sol";

/// Quotes and swaps over a path of pairs.
library PairPath {
    function pair(address factory, address tokenA, address tokenB) internal view returns (address found) {
        found = PairFactory(factory).getPair(tokenA, tokenB);
        require(found != address(0), "NO_PAIR");
    }

    /// Returns the pair's reserves, that of `tokenA` first.
    function reserves(address factory, address tokenA, address tokenB) internal view returns (uint256, uint256) {
        (uint256 reserve0, uint256 reserve1,) = Pair(pair(factory, tokenA, tokenB)).getReserves();
        require(reserve0 > 0 && reserve1 > 0, "INSUFFICIENT_LIQUIDITY");
        return tokenA < tokenB ? (reserve0, reserve1) : (reserve1, reserve0);
    }

    function amountsOut(address factory, uint256 amountIn, address[] memory path)
        internal
        view
        returns (uint256[] memory amounts)
    {
        require(path.length >= 2, "INVALID_PATH");
        amounts = new uint256[](path.length);
        amounts[0] = amountIn;
        for (uint256 i = 0; i + 1 < path.length; i++) {
            (uint256 reserveIn, uint256 reserveOut) = reserves(factory, path[i], path[i + 1]);
            require(amounts[i] > 0, "INSUFFICIENT_INPUT_AMOUNT");
            amounts[i + 1] = amounts[i] * 997 * reserveOut / (reserveIn * 1000 + amounts[i] * 997);
        }
    }

    /// The first pair already has its input. Each pair transfers its output to the next.
    function swap(address factory, uint256[] memory amounts, address[] calldata path, address to) internal {
        for (uint256 i = 0; i + 1 < path.length; i++) {
            address next = i + 2 < path.length ? pair(factory, path[i + 1], path[i + 2]) : to;
            (uint256 out0, uint256 out1) =
                path[i] < path[i + 1] ? (uint256(0), amounts[i + 1]) : (amounts[i + 1], uint256(0));
            Pair(pair(factory, path[i], path[i + 1])).swap(out0, out1, next, "");
        }
    }
}
