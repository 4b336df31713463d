// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Pair} from "./Pair.sol";
import {PairFactory} from "./PairFactory.sol";
import {IWrappedNative} from "./parts/IWrappedNative.sol";
import {PairPath} from "./parts/PairPath.sol";

/// Quotes and swaps over a path of pairs, and adds liquidity, with limits that the caller sets.
contract PairRouter {
    using SafeERC20 for IERC20;

    address public immutable factory;
    address public immutable WETH;

    modifier before(uint256 deadline) {
        require(block.timestamp <= deadline, "EXPIRED");
        _;
    }

    constructor(address factory_, address weth) {
        (factory, WETH) = (factory_, weth);
    }

    receive() external payable {
        require(msg.sender == WETH, "ONLY_WETH");
    }

    function getAmountsOut(uint256 amountIn, address[] memory path) public view returns (uint256[] memory amounts) {
        return PairPath.amountsOut(factory, amountIn, path);
    }

    function getAmountsIn(uint256 amountOut, address[] memory path) public view returns (uint256[] memory amounts) {
        require(path.length >= 2, "INVALID_PATH");
        amounts = new uint256[](path.length);
        amounts[path.length - 1] = amountOut;
        for (uint256 i = path.length - 1; i > 0; i--) {
            (uint256 reserveIn, uint256 reserveOut) = _reserves(path[i - 1], path[i]);
            require(amounts[i] > 0, "INSUFFICIENT_OUTPUT_AMOUNT");
            require(amounts[i] < reserveOut, "INSUFFICIENT_LIQUIDITY");
            amounts[i - 1] = reserveIn * amounts[i] * 1000 / ((reserveOut - amounts[i]) * 997) + 1;
        }
    }

    function swapExactTokensForTokens(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external before(deadline) returns (uint256[] memory amounts) {
        amounts = _quoted(amountIn, amountOutMin, path);
        _take(path[0], path[1], amountIn);
        _swap(amounts, path, to);
    }

    function swapExactETHForTokens(uint256 amountOutMin, address[] calldata path, address to, uint256 deadline)
        external
        payable
        before(deadline)
        returns (uint256[] memory amounts)
    {
        amounts = _quoted(msg.value, amountOutMin, path);
        require(path[0] == WETH, "INVALID_PATH");
        _wrapTo(_pair(path[0], path[1]), msg.value);
        _swap(amounts, path, to);
    }

    function swapExactTokensForETH(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external before(deadline) returns (uint256[] memory amounts) {
        amounts = _quoted(amountIn, amountOutMin, path);
        require(path[path.length - 1] == WETH, "INVALID_PATH");
        _take(path[0], path[1], amountIn);
        _swap(amounts, path, address(this));
        IWrappedNative(WETH).withdraw(amounts[amounts.length - 1]);
        _sendNative(to, amounts[amounts.length - 1]);
    }

    function addLiquidity(
        address tokenA,
        address tokenB,
        uint256 amountADesired,
        uint256 amountBDesired,
        uint256 amountAMin,
        uint256 amountBMin,
        address to,
        uint256 deadline
    ) external before(deadline) returns (uint256 amountA, uint256 amountB, uint256 liquidity) {
        (amountA, amountB) = _fitting(tokenA, tokenB, amountADesired, amountBDesired, amountAMin, amountBMin);
        _take(tokenA, tokenB, amountA);
        _take(tokenB, tokenA, amountB);
        liquidity = Pair(_pair(tokenA, tokenB)).mint(to);
    }

    function addLiquidityETH(
        address token,
        uint256 amountTokenDesired,
        uint256 amountTokenMin,
        uint256 amountETHMin,
        address to,
        uint256 deadline
    ) external payable before(deadline) returns (uint256 amountToken, uint256 amountETH, uint256 liquidity) {
        (amountToken, amountETH) =
            _fitting(token, WETH, amountTokenDesired, msg.value, amountTokenMin, amountETHMin);
        _take(token, WETH, amountToken);
        _wrapTo(_pair(token, WETH), amountETH);
        liquidity = Pair(_pair(token, WETH)).mint(to);
        if (msg.value > amountETH) _sendNative(msg.sender, msg.value - amountETH);
    }

    /// Returns the amounts that keep the pair's price. Creates a missing pair.
    function _fitting(address tokenA, address tokenB, uint256 maxA, uint256 maxB, uint256 minA, uint256 minB)
        private
        returns (uint256 amountA, uint256 amountB)
    {
        PairFactory pairs = PairFactory(factory);
        if (pairs.getPair(tokenA, tokenB) == address(0)) pairs.createPair(tokenA, tokenB);
        (amountA, amountB) = (maxA, maxB);
        if (Pair(_pair(tokenA, tokenB)).totalSupply() > 0) {
            (uint256 reserveA, uint256 reserveB) = _reserves(tokenA, tokenB);
            amountB = maxA * reserveB / reserveA;
            if (amountB > maxB) (amountA, amountB) = (maxB * reserveA / reserveB, maxB);
        }
        require(amountA >= minA, "INSUFFICIENT_A_AMOUNT");
        require(amountB >= minB, "INSUFFICIENT_B_AMOUNT");
    }

    function _quoted(uint256 amountIn, uint256 amountOutMin, address[] calldata path)
        private
        view
        returns (uint256[] memory amounts)
    {
        amounts = getAmountsOut(amountIn, path);
        require(amounts[amounts.length - 1] >= amountOutMin, "INSUFFICIENT_OUTPUT_AMOUNT");
    }

    function _swap(uint256[] memory amounts, address[] calldata path, address to) private {
        PairPath.swap(factory, amounts, path, to);
    }

    function _pair(address tokenA, address tokenB) private view returns (address) {
        return PairPath.pair(factory, tokenA, tokenB);
    }

    function _reserves(address tokenA, address tokenB) private view returns (uint256, uint256) {
        return PairPath.reserves(factory, tokenA, tokenB);
    }

    /// Transfers the caller's `amount` of `token` to its pair with `other`.
    function _take(address token, address other, uint256 amount) private {
        IERC20(token).safeTransferFrom(msg.sender, _pair(token, other), amount);
    }

    function _wrapTo(address to, uint256 amount) private {
        IWrappedNative(WETH).deposit{value: amount}();
        IERC20(WETH).safeTransfer(to, amount);
    }

    function _sendNative(address to, uint256 amount) private {
        (bool ok,) = to.call{value: amount}("");
        require(ok, "NATIVE_TRANSFER_FAILED");
    }
}
