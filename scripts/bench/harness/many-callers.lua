-- Each request is made by the next of the accounts whose session tokens are the lines of TOKENS.
local tokens = {}
for line in io.lines(os.getenv('TOKENS')) do tokens[#tokens + 1] = line end
local turn = 0
request = function()
  turn = turn % #tokens + 1
  return wrk.format('GET', '/api/projects', { authorization = 'Bearer ' .. tokens[turn] })
end
