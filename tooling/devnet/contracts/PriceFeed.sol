// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// A price that its owner sets, read as oracle feeds are read.
contract PriceFeed {
    string public description;
    uint8 public immutable decimals;
    address public immutable owner;
    uint80 private _roundId = 1;
    int256 private _answer;
    uint256 private _updatedAt;

    event AnswerUpdated(int256 indexed current, uint256 indexed roundId, uint256 updatedAt);

    /// The first answer stays as fresh as the latest block until the owner sets another.
    constructor(string memory description_, uint8 decimals_, int256 answer, address owner_) {
        description = description_;
        decimals = decimals_;
        owner = owner_;
        _answer = answer;
    }

    /// @param updatedAt Seconds; 0: as fresh as the latest block, however old the chain gets.
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
