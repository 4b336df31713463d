// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// Pieces of the metadata that collectibles write themselves.
library Text {
    /// The digits of a number.
    function decimal(uint256 number) internal pure returns (string memory text) {
        do {
            text = string.concat(string(abi.encodePacked(bytes1(uint8(48 + number % 10)))), text);
            number /= 10;
        } while (number > 0);
    }

    /// A colour of CSS by its hue; `rest` is what follows the hue.
    function colour(uint256 hue, string memory rest) internal pure returns (string memory) {
        return string.concat("hsl(", decimal(hue % 360), rest);
    }
}
