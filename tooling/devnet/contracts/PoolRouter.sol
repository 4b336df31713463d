// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Permit.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Pool} from "./Pool.sol";
import {IWrappedNative} from "./parts/IWrappedNative.sol";
import {PairPath} from "./parts/PairPath.sol";
import {PoolPath} from "./parts/PoolPath.sol";

/// Swaps over pools and over pairs, so that one allowance serves both. A `multicall` has several calls: swap to the router itself, then
/// unwrap to the recipient.
contract PoolRouter {
    using SafeERC20 for IERC20;

    struct ExactInputSingleParams {
        address tokenIn;
        address tokenOut;
        uint24 fee;
        address recipient;
        uint256 amountIn;
        uint256 amountOutMinimum;
        uint160 sqrtPriceLimitX96;
    }

    struct ExactInputParams {
        bytes path;
        address recipient;
        uint256 amountIn;
        uint256 amountOutMinimum;
    }

    /// Placeholder recipients: the caller and the router.
    address private constant SENDER = address(1);
    address private constant ROUTER = address(2);

    address public immutable factoryV2;
    address public immutable factory;
    address public immutable WETH9;

    constructor(address factoryV2_, address factory_, address weth9) {
        (factoryV2, factory, WETH9) = (factoryV2_, factory_, weth9);
    }

    receive() external payable {
        require(msg.sender == WETH9, "ONLY_WETH");
    }

    function multicall(bytes[] calldata data) public payable returns (bytes[] memory results) {
        results = new bytes[](data.length);
        for (uint256 i = 0; i < data.length; i++) {
            (bool ok, bytes memory result) = address(this).delegatecall(data[i]);
            if (!ok) {
                assembly {
                    revert(add(result, 32), mload(result))
                }
            }
            results[i] = result;
        }
    }

    function multicall(uint256 deadline, bytes[] calldata data) external payable returns (bytes[] memory) {
        require(block.timestamp <= deadline, "EXPIRED");
        return multicall(data);
    }

    function exactInputSingle(ExactInputSingleParams calldata params) external payable returns (uint256 amountOut) {
        bool zeroForOne = params.tokenIn < params.tokenOut;
        Pool pool = PoolPath.pool(factory, params.tokenIn, params.tokenOut, params.fee);
        (, uint160 sqrtPriceX96) = pool.quote(zeroForOne, params.amountIn);
        PoolPath.requireWithin(params.sqrtPriceLimitX96, zeroForOne, sqrtPriceX96);
        _pay(params.tokenIn, address(pool), params.amountIn);
        amountOut = pool.sell(zeroForOne, _receiver(params.recipient));
        require(amountOut >= params.amountOutMinimum, "TOO_LITTLE_RECEIVED");
    }

    function exactInput(ExactInputParams calldata params) external payable returns (uint256 amountOut) {
        uint256 hops = PoolPath.hops(params.path);
        (address tokenIn, address tokenOut, uint24 fee) = PoolPath.hop(params.path, 0);
        Pool pool = PoolPath.pool(factory, tokenIn, tokenOut, fee);
        _pay(tokenIn, address(pool), params.amountIn);
        for (uint256 i = 1; i < hops; i++) {
            bool zeroForOne = tokenIn < tokenOut;
            (tokenIn, tokenOut, fee) = PoolPath.hop(params.path, i);
            Pool next = PoolPath.pool(factory, tokenIn, tokenOut, fee);
            pool.sell(zeroForOne, address(next));
            pool = next;
        }
        amountOut = pool.sell(tokenIn < tokenOut, _receiver(params.recipient));
        require(amountOut >= params.amountOutMinimum, "TOO_LITTLE_RECEIVED");
    }

    function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] calldata path, address to)
        external
        payable
        returns (uint256 amountOut)
    {
        uint256[] memory amounts = PairPath.amountsOut(factoryV2, amountIn, path);
        amountOut = amounts[amounts.length - 1];
        require(amountOut >= amountOutMin, "TOO_LITTLE_RECEIVED");
        _pay(path[0], PairPath.pair(factoryV2, path[0], path[1]), amountIn);
        PairPath.swap(factoryV2, amounts, path, _receiver(to));
    }

    /// Applies a permit (ERC-2612) before the swap in the same `multicall`.
    function selfPermit(address token, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)
        external
        payable
    {
        IERC20Permit(token).permit(msg.sender, address(this), value, deadline, v, r, s);
    }

    function unwrapWETH9(uint256 amountMinimum, address recipient) public payable {
        uint256 amount = IERC20(WETH9).balanceOf(address(this));
        require(amount >= amountMinimum, "INSUFFICIENT_WETH9");
        IWrappedNative(WETH9).withdraw(amount);
        _sendNative(recipient, amount);
    }

    function refundETH() external payable {
        _sendNative(msg.sender, address(this).balance);
    }

    function _pay(address token, address pool, uint256 amount) private {
        if (token == WETH9 && address(this).balance >= amount) {
            IWrappedNative(WETH9).deposit{value: amount}();
            IERC20(WETH9).safeTransfer(pool, amount);
        } else {
            IERC20(token).safeTransferFrom(msg.sender, pool, amount);
        }
    }

    function _receiver(address recipient) private view returns (address) {
        if (recipient == SENDER) return msg.sender;
        return recipient == ROUTER ? address(this) : recipient;
    }

    function _sendNative(address to, uint256 amount) private {
        (bool ok,) = to.call{value: amount}("");
        require(ok, "NATIVE_TRANSFER_FAILED");
    }
}
