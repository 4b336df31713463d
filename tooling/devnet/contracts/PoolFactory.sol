// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {Pool} from "./Pool.sol";

/// Creates one pool per pair of tokens and fee, at a CREATE2 address.
contract PoolFactory {
    mapping(address => mapping(address => mapping(uint24 fee => address))) public getPool;
    mapping(uint24 fee => int24) public feeAmountTickSpacing;

    event PoolCreated(
        address indexed token0, address indexed token1, uint24 indexed fee, int24 tickSpacing, address pool
    );

    constructor() {
        feeAmountTickSpacing[500] = 10;
        feeAmountTickSpacing[3000] = 60;
        feeAmountTickSpacing[10000] = 200;
    }

    function createPool(address tokenA, address tokenB, uint24 fee) external returns (address pool) {
        (address token0, address token1) = tokenA < tokenB ? (tokenA, tokenB) : (tokenB, tokenA);
        int24 tickSpacing = feeAmountTickSpacing[fee];
        require(token0 != token1 && token0 != address(0), "INVALID_TOKENS");
        require(tickSpacing != 0, "INVALID_FEE");
        require(getPool[token0][token1][fee] == address(0), "POOL_EXISTS");
        pool = address(new Pool{salt: 0}(token0, token1, fee, tickSpacing));
        getPool[token0][token1][fee] = pool;
        getPool[token1][token0][fee] = pool;
        emit PoolCreated(token0, token1, fee, tickSpacing, pool);
    }
}
