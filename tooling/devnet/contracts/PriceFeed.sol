// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// A price that its owner sets, with the interface of an oracle feed.
contract PriceFeed {
    string public description;
    uint8 public immutable decimals;
    address public immutable owner;
    uint80 private _roundId = 1;
    int256 private _answer;
    uint256 private _updatedAt;

    event AnswerUpdated(int256 indexed current, uint256 indexed roundId, uint256 updatedAt);

    /// The initial price never becomes stale. It lasts until the owner sets another one.
    constructor(string memory description_, uint8 decimals_, int256 answer, address owner_) {
        description = description_;
        decimals = decimals_;
        owner = owner_;
        _answer = answer;
    }

    /// @param updatedAt Seconds. 0 means the time of the latest block, so the price never becomes stale.
    function setAnswer(int256 answer, uint256 updatedAt) external {
        require(msg.sender == owner, "NOT_THE_OWNER");
        (_answer, _updatedAt) = (answer, updatedAt);
        emit AnswerUpdated(answer, ++_roundId, updatedAt);
    }

    function latestRoundData()
        external
        view
        returns (uint80 roundId, int256 answer, uint256 startedAt, uint256 updatedAt, uint80 answeredInRound)
    {
        uint256 time = _updatedAt == 0 ? block.timestamp : _updatedAt;
        return (_roundId, _answer, time, time, _roundId);
    }
}
