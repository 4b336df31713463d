// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";

struct OnchainCrossChainOrder {
    uint32 fillDeadline;
    bytes32 orderDataType;
    bytes orderData;
}

struct Output {
    bytes32 token;
    uint256 amount;
    bytes32 recipient;
    uint256 chainId;
}

struct FillInstruction {
    uint64 destinationChainId;
    bytes32 destinationSettler;
    bytes originData;
}

struct ResolvedCrossChainOrder {
    address user;
    uint256 originChainId;
    uint32 openDeadline;
    uint32 fillDeadline;
    bytes32 orderId;
    Output[] maxSpent;
    Output[] minReceived;
    FillInstruction[] fillInstructions;
}

/// The data of an order, in the format of the Open Intents Framework's basic swap. Token zero is the native currency, a domain is a chain
/// ID.
struct OrderData {
    bytes32 sender;
    bytes32 recipient;
    bytes32 inputToken;
    bytes32 outputToken;
    uint256 amountIn;
    uint256 amountOut;
    uint256 senderNonce;
    uint32 originDomain;
    uint32 destinationDomain;
    bytes32 destinationSettler;
    uint32 fillDeadline;
    bytes data;
}

/// Opens and fills cross-chain orders (ERC-7683). The contract has the same address on both local chains. They pass no messages, so a
/// trusted attester reports fills. Unfilled orders are refunded without it.
contract IntentSettler {
    using SafeERC20 for IERC20;

    struct Deposit {
        bytes32 token;
        uint256 amount;
    }

    bytes32 public constant ORDER_DATA_TYPE = keccak256(
        "OrderData(bytes32 sender,bytes32 recipient,bytes32 inputToken,bytes32 outputToken,uint256 amountIn,uint256 amountOut,"
        "uint256 senderNonce,uint32 originDomain,uint32 destinationDomain,bytes32 destinationSettler,uint32 fillDeadline,bytes data)"
    );
    /// Grace period after the deadline, in which the attester may still report a timely fill.
    uint256 public constant REPORT_SECONDS = 60;

    address public immutable attester;

    /// Empty, then OPENED, SETTLED or REFUNDED on the origin chain, FILLED on the destination chain.
    mapping(bytes32 orderId => bytes32) public orderStatus;
    mapping(bytes32 orderId => Deposit) private _deposits;

    event Open(bytes32 indexed orderId, ResolvedCrossChainOrder resolvedOrder);
    event Filled(bytes32 orderId, bytes originData, bytes fillerData);
    event Settled(bytes32 orderId, address receiver);
    event Refunded(bytes32 orderId, address receiver);

    constructor(address attester_) {
        attester = attester_;
    }

    function open(OnchainCrossChainOrder calldata order) external payable {
        ResolvedCrossChainOrder memory resolved = resolve(order);
        OrderData memory data = abi.decode(order.orderData, (OrderData));
        require(resolved.user == msg.sender, "NOT_THE_SENDER");
        require(block.timestamp <= data.fillDeadline, "TOO_LATE");
        require(orderStatus[resolved.orderId] == "", "KNOWN_ORDER");
        orderStatus[resolved.orderId] = "OPENED";
        _deposits[resolved.orderId] = Deposit(data.inputToken, data.amountIn);
        _take(data.inputToken, data.amountIn, address(this));
        emit Open(resolved.orderId, resolved);
    }

    function resolve(OnchainCrossChainOrder calldata order) public view returns (ResolvedCrossChainOrder memory resolved) {
        require(order.orderDataType == ORDER_DATA_TYPE, "UNKNOWN_TYPE");
        OrderData memory data = abi.decode(order.orderData, (OrderData));
        require(data.originDomain == block.chainid && data.destinationDomain != block.chainid, "WRONG_CHAIN");
        require(order.fillDeadline == data.fillDeadline, "WRONG_DEADLINE");
        resolved.user = _toAddress(data.sender);
        resolved.originChainId = data.originDomain;
        resolved.openDeadline = data.fillDeadline;
        resolved.fillDeadline = data.fillDeadline;
        resolved.orderId = keccak256(order.orderData);
        resolved.maxSpent = new Output[](1);
        resolved.maxSpent[0] = Output(data.outputToken, data.amountOut, data.recipient, data.destinationDomain);
        resolved.minReceived = new Output[](1);
        resolved.minReceived[0] = Output(data.inputToken, data.amountIn, bytes32(0), data.originDomain);
        resolved.fillInstructions = new FillInstruction[](1);
        resolved.fillInstructions[0] =
            FillInstruction(data.destinationDomain, data.destinationSettler, order.orderData);
    }

    /// Fills an order: transfers its output from the caller to the recipient, once and before the deadline.
    function fill(bytes32 orderId, bytes calldata originData, bytes calldata fillerData) external payable {
        OrderData memory data = abi.decode(originData, (OrderData));
        require(orderId == keccak256(originData), "WRONG_ORDER");
        require(data.destinationDomain == block.chainid && _toAddress(data.destinationSettler) == address(this), "WRONG_CHAIN");
        require(orderStatus[orderId] == "", "KNOWN_ORDER");
        require(block.timestamp <= data.fillDeadline, "TOO_LATE");
        orderStatus[orderId] = "FILLED";
        _take(data.outputToken, data.amountOut, _toAddress(data.recipient));
        emit Filled(orderId, originData, fillerData);
    }

    /// Settles an order: pays the sender's deposit to the filler.
    function settle(bytes32 orderId, address receiver) external {
        require(msg.sender == attester, "NOT_THE_ATTESTER");
        _release(orderId, "SETTLED", receiver);
        emit Settled(orderId, receiver);
    }

    /// Refunds an order that wasn't filled in time to its sender. Anyone may call it.
    function refund(OnchainCrossChainOrder[] calldata orders) external {
        for (uint256 i = 0; i < orders.length; i++) {
            OrderData memory data = abi.decode(orders[i].orderData, (OrderData));
            require(block.timestamp > data.fillDeadline + REPORT_SECONDS, "TOO_EARLY");
            bytes32 orderId = keccak256(orders[i].orderData);
            address sender = _toAddress(data.sender);
            _release(orderId, "REFUNDED", sender);
            emit Refunded(orderId, sender);
        }
    }

    function _release(bytes32 orderId, bytes32 status, address receiver) private {
        require(orderStatus[orderId] == "OPENED", "NOT_OPENED");
        orderStatus[orderId] = status;
        Deposit memory held = _deposits[orderId];
        _give(held.token, held.amount, receiver);
    }

    function _take(bytes32 token, uint256 amount, address receiver) private {
        require(msg.value == (token == 0 ? amount : 0), "WRONG_VALUE");
        if (token != 0) IERC20(_toAddress(token)).safeTransferFrom(msg.sender, receiver, amount);
        else if (receiver != address(this)) _give(token, amount, receiver);
    }

    function _give(bytes32 token, uint256 amount, address receiver) private {
        if (token != 0) return IERC20(_toAddress(token)).safeTransfer(receiver, amount);
        (bool ok,) = receiver.call{value: amount}("");
        require(ok, "NOT_TAKEN");
    }

    function _toAddress(bytes32 word) private pure returns (address) {
        require(uint256(word) >> 160 == 0, "NO_ADDRESS");
        return address(uint160(uint256(word)));
    }
}
