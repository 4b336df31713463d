// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";

/// A pool with the interface of concentrated liquidity, and all its liquidity over the full range. It is a constant product, so no tick is
/// ever crossed. Fees stay in the reserves. Routers transfer tokens in before each call.
contract Pool {
    using SafeERC20 for IERC20;

    int24 private constant LAST_TICK = 887272;

    address public immutable factory;
    address public immutable token0;
    address public immutable token1;
    /// Millionths of the input.
    uint24 public immutable fee;
    int24 public immutable tickSpacing;
    uint256 private _reserve0;
    uint256 private _reserve1;

    event Mint(
        address sender,
        address indexed owner,
        int24 indexed tickLower,
        int24 indexed tickUpper,
        uint128 amount,
        uint256 amount0,
        uint256 amount1
    );
    event Swap(
        address indexed sender,
        address indexed recipient,
        int256 amount0,
        int256 amount1,
        uint160 sqrtPriceX96,
        uint128 liquidity,
        int24 tick
    );

    constructor(address token0_, address token1_, uint24 fee_, int24 tickSpacing_) {
        (factory, token0, token1, fee, tickSpacing) = (msg.sender, token0_, token1_, fee_, tickSpacing_);
    }

    function slot0()
        external
        view
        returns (
            uint160 sqrtPriceX96,
            int24 tick,
            uint16 observationIndex,
            uint16 observationCardinality,
            uint16 observationCardinalityNext,
            uint8 feeProtocol,
            bool unlocked
        )
    {
        sqrtPriceX96 = _sqrtPrice(_reserve0, _reserve1);
        return (sqrtPriceX96, _tickAt(sqrtPriceX96), 0, 1, 1, 0, sqrtPriceX96 != 0);
    }

    function liquidity() public view returns (uint128) {
        return uint128(Math.sqrt(_reserve0 * _reserve1));
    }

    /// Returns the output for `amountIn`, and the price after the swap.
    function quote(bool zeroForOne, uint256 amountIn) public view returns (uint256 amountOut, uint160 sqrtPriceX96) {
        (uint256 reserveIn, uint256 reserveOut) = zeroForOne ? (_reserve0, _reserve1) : (_reserve1, _reserve0);
        require(reserveIn > 0, "NO_LIQUIDITY");
        uint256 paid = amountIn * (1e6 - fee);
        amountOut = Math.mulDiv(paid, reserveOut, reserveIn * 1e6 + paid);
        (reserveIn, reserveOut) = (reserveIn + amountIn, reserveOut - amountOut);
        sqrtPriceX96 = zeroForOne ? _sqrtPrice(reserveIn, reserveOut) : _sqrtPrice(reserveOut, reserveIn);
    }

    /// Adds the transferred tokens as permanent liquidity.
    function provide() external {
        (uint256 balance0, uint256 balance1) = _balances();
        (uint256 amount0, uint256 amount1) = (balance0 - _reserve0, balance1 - _reserve1);
        uint128 present = liquidity();
        (_reserve0, _reserve1) = (balance0, balance1);
        emit Mint(msg.sender, address(this), -LAST_TICK, LAST_TICK, liquidity() - present, amount0, amount1);
    }

    /// Swaps the transferred amount of one token for the other.
    function sell(bool zeroForOne, address recipient) external returns (uint256 amountOut) {
        (uint256 balance0, uint256 balance1) = _balances();
        uint256 amountIn = zeroForOne ? balance0 - _reserve0 : balance1 - _reserve1;
        uint160 sqrtPriceX96;
        (amountOut, sqrtPriceX96) = quote(zeroForOne, amountIn);
        require(amountOut > 0, "NOTHING_OUT");
        if (zeroForOne) balance1 -= amountOut;
        else balance0 -= amountOut;
        (_reserve0, _reserve1) = (balance0, balance1);
        IERC20(zeroForOne ? token1 : token0).safeTransfer(recipient, amountOut);
        (int256 amount0, int256 amount1) =
            zeroForOne ? (int256(amountIn), -int256(amountOut)) : (-int256(amountOut), int256(amountIn));
        emit Swap(msg.sender, recipient, amount0, amount1, sqrtPriceX96, liquidity(), _tickAt(sqrtPriceX96));
    }

    function _balances() private view returns (uint256, uint256) {
        return (IERC20(token0).balanceOf(address(this)), IERC20(token1).balanceOf(address(this)));
    }

    function _sqrtPrice(uint256 reserve0, uint256 reserve1) private pure returns (uint160) {
        return reserve0 == 0 ? 0 : uint160(Math.sqrt(Math.mulDiv(reserve1, 1 << 192, reserve0)));
    }

    /// Floor of the logarithm of the price to base 1.0001. Squaring gives one binary digit of log2 each time.
    function _tickAt(uint160 sqrtPriceX96) private pure returns (int24) {
        if (sqrtPriceX96 == 0) return 0;
        uint256 bits = Math.log2(sqrtPriceX96);
        int256 log2X64 = (int256(bits) - 96) << 64;
        uint256 rest = (uint256(sqrtPriceX96) << 96) >> bits;
        for (uint256 digit = 1 << 63; digit > 0; digit >>= 1) {
            rest = (rest * rest) >> 96;
            if (rest >= 1 << 97) {
                rest >>= 1;
                log2X64 += int256(digit);
            }
        }
        // 2 / log2(1.0001) in units of 2^-64, since the input is the square root of the price.
        return int24((log2X64 * 255738958999603826347140) >> 128);
    }
}
