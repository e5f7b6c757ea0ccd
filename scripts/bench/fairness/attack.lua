-- Requests that an attacker repeats: METHOD and URL_PATH as the account of TOKEN, with a form of one PDF of FILE_BYTES if there are any.
local headers = {}
if os.getenv('TOKEN') ~= '' then headers['authorization'] = 'Bearer ' .. os.getenv('TOKEN') end
local body = os.getenv('BODY')
local bytes = tonumber(os.getenv('FILE_BYTES'))
if body ~= '' then headers['content-type'] = 'application/json' end
if bytes > 0 then
  headers['content-type'] = 'multipart/form-data; boundary=edge'
  body = '--edge\r\nContent-Disposition: form-data; name="pdf"; filename="flyer.pdf"\r\nContent-Type: application/pdf\r\n\r\n'
    .. '%PDF-1.7\n' .. string.rep('0', bytes) .. '\r\n--edge--\r\n'
end
local method, path = os.getenv('METHOD'), os.getenv('URL_PATH')
request = function() return wrk.format(method, path, headers, body) end
