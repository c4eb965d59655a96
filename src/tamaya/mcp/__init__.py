"""An MCP server (`tamaya mcp`, docs/llm.md): a language model comes to a table, sees what its seat may know, and moves.

`chair` is its chair at a table, held with the key of a bot from elsewhere; `servers` lists tables; `serving`
offers all of it as tools. It is a guest of a table as any other bot: nothing of
`tamaya.server` is used here. The key of a chair is in no answer, error or log.
"""

from tamaya.extras import need

need("mcp", __name__)
